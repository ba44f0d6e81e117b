import type { AnswerTemplates } from "../phrasebook.ts";
import { unless, when } from "../templates.ts";
import { memoryPhrase, ofMemory, personPhrase, scenePhrase } from "./grammar.ts";

const occasions = {
  casual: "Ce parfum est fait pour les jours ordinaires, qui sont le plus clair d’une vie.",
  formal: "Ce parfum sait se tenir dans une pièce où l’on se serre la main.",
  special: "Ce parfum est fait pour un jour que l’on racontera.",
  sport: "Ce parfum a le pas léger et aime le grand air.",
};

export const frenchAnswers: AnswerTemplates = {
  scene: [
    when(scenePhrase, (where) => `J’ai pensé à ${where}, et à l’air juste avant qu’on ne parle.`),
    when(scenePhrase, (where) => `Vous m’avez confié ${where} ; j’ai tâché d’en garder le souffle.`),
    when(scenePhrase, (where) => `${where} : voilà où vit ce parfum.`),
    when(scenePhrase, (where) => `Ici, tout commence par ${where}.`),
    when(scenePhrase, (where) => `J’ai écrit ce parfum pour ${where}, lentement, comme on écrit une lettre.`),
    when(scenePhrase, (where) => `Imaginez ${where}, sans rien qui presse.`),
    unless(scenePhrase, "Je suis parti du silence et n’ai ajouté que ce qu’il demandait."),
    unless(scenePhrase, "Dans ce flacon, il y a peu de choses que l’on pourrait ôter."),
    unless(scenePhrase, "Un parfum est d’abord une allure ; celui-ci marche sans courir."),
  ],
  deuxiemeOpening: [
    when(scenePhrase, (where) => `Revenons à ${where}, cette fois les yeux fermés.`),
    when(scenePhrase, (where) => `C’est encore ${where}, mais de l’autre côté de la vitre.`),
    when(personPhrase, (who) => `Voici l’autre moitié de ${who}.`),
    () => "Le premier parfum parle ; celui-ci écoute.",
    () => "Voici ce que le premier parfum gardait pour lui.",
    () => "Tout portrait a un côté que la fenêtre n’éclaire pas ; voici le vôtre.",
    () => "J’ai relu vos réponses, à voix plus basse.",
    () => "Vous vous y reconnaîtrez, mais sous un autre jour.",
  ],
  wearer: [
    when(personPhrase, (who) => `J’ai composé ce parfum pour ${who}.`),
    when(personPhrase, (who) => `C’est le parfum de ${who}.`),
    when(personPhrase, (who) => `Ce parfum ira bien à ${who}.`),
    ({ occasion }) => (occasion ? occasions[occasion] : null),
    ({ unisex }) => (unisex ? "Ce parfum ne demande à personne qui il est avant de lui aller." : null),
  ],
  memory: [
    when(ofMemory, (what) => `Vous m’avez parlé ${what} ; je ne l’ai pas oublié.`),
    when(ofMemory, (what) => `Ce que vous m’avez dit ${what} s’y trouve, mais il faudra l’attendre un peu.`),
    when(memoryPhrase, (what) => `J’ai gardé ${what} en tête, de la première goutte à la dernière.`),
    when(memoryPhrase, (what) => `Entre la première heure et la dernière, vous y retrouverez ${what}.`),
    when(memoryPhrase, (what) => `De tout ce que j’ai lu de vous, j’ai surtout retenu ${what}.`),
  ],
};
