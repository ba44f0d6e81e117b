import { about, without } from "../sentences.ts";
import type { Say } from "../voice.ts";
import { memory, ofMemory, person, scene } from "./grammar.ts";

export const openings: readonly Say[] = [
  about(scene, (where) => `J’ai pensé à ${where}, et à l’air juste avant qu’on ne parle.`),
  about(scene, (where) => `Vous m’avez confié ${where} ; j’ai tâché d’en garder le souffle.`),
  about(scene, (where) => `${where} : voilà où vit ce parfum.`),
  about(scene, (where) => `Ici, tout commence par ${where}.`),
  about(scene, (where) => `J’ai écrit ce parfum pour ${where}, lentement, comme on écrit une lettre.`),
  about(scene, (where) => `Imaginez ${where}, sans rien qui presse.`),
  without(scene, "Je suis parti du silence et n’ai ajouté que ce qu’il demandait."),
  without(scene, "Dans ce flacon, il y a peu de choses que l’on pourrait ôter."),
  without(scene, "Un parfum est d’abord une allure ; celui-ci marche sans courir."),
];

export const shadows: readonly Say[] = [
  about(scene, (where) => `Revenons à ${where}, cette fois les yeux fermés.`),
  about(scene, (where) => `C’est encore ${where}, mais de l’autre côté de la vitre.`),
  about(person, (who) => `Voici l’autre moitié de ${who}.`),
  () => "Le premier parfum parle ; celui-ci écoute.",
  () => "Voici ce que le premier parfum gardait pour lui.",
  () => "Tout portrait a un côté que la fenêtre n’éclaire pas ; voici le vôtre.",
  () => "J’ai relu vos réponses, à voix plus basse.",
  () => "Vous vous y reconnaîtrez, mais sous un autre jour.",
];

const occasions = {
  casual: "Ce parfum est fait pour les jours ordinaires, qui sont le plus clair d’une vie.",
  formal: "Ce parfum sait se tenir dans une pièce où l’on se serre la main.",
  special: "Ce parfum est fait pour un jour que l’on racontera.",
  sport: "Ce parfum a le pas léger et aime le grand air.",
};

export const persons: readonly Say[] = [
  about(person, (who) => `J’ai composé ce parfum pour ${who}.`),
  about(person, (who) => `C’est le parfum de ${who}.`),
  about(person, (who) => `Ce parfum ira bien à ${who}.`),
  ({ occasion }) => (occasion ? occasions[occasion] : null),
  ({ unisex }) => (unisex ? "Ce parfum ne demande à personne qui il est avant de lui aller." : null),
];

export const memories: readonly Say[] = [
  about(ofMemory, (what) => `Vous m’avez parlé ${what} ; je ne l’ai pas oublié.`),
  about(ofMemory, (what) => `Ce que vous m’avez dit ${what} s’y trouve, mais il faudra l’attendre un peu.`),
  about(memory, (what) => `J’ai gardé ${what} en tête, de la première goutte à la dernière.`),
  about(memory, (what) => `Entre la première heure et la dernière, vous y retrouverez ${what}.`),
  about(memory, (what) => `De tout ce que j’ai lu de vous, j’ai surtout retenu ${what}.`),
];
