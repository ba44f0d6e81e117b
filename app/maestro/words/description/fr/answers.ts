import type { AnswerTemplates } from "../phrasebook.ts";
import { unless, when } from "../templates.ts";
import { memoryPhrase, ofMemory, personPhrase, scenePhrase } from "./grammar.ts";
import { frenchMemories } from "./memory.ts";

const occasions = {
  casual: "Ce parfum est fait pour les jours ordinaires, qui sont le plus clair d’une vie.",
  formal: "Ce parfum sait se tenir dans une pièce où l’on se serre la main.",
  special: "Ce parfum est fait pour un jour que l’on racontera.",
  sport: "Ce parfum a le pas léger et aime le grand air.",
};

export const frenchAnswers: AnswerTemplates = {
  scene: [
    when(scenePhrase, (where) => `J’ai pensé à ${where}, et à l’air juste avant qu’on ne parle.`),
    when(scenePhrase, (where) => `Vous m’avez confié ${where} ; j’ai tâché d’en garder le souffle.`),
    when(scenePhrase, (where) => `${where} : voilà où vit ce parfum.`),
    when(scenePhrase, (where) => `Ici, tout commence par ${where}.`),
    when(scenePhrase, (where) => `J’ai écrit ce parfum pour ${where}, lentement, comme on écrit une lettre.`),
    when(scenePhrase, (where) => `Imaginez ${where}, sans rien qui presse.`),
    when(scenePhrase, (where) => `Je suis parti d’${where} et ne suis pas allé bien loin.`),
    when(scenePhrase, (where) => `Derrière chaque ligne de cette formule, il y a ${where}.`),
    when(scenePhrase, (where) => `Je me suis demandé ce qui reste, sur une manche, après ${where}.`),
    when(scenePhrase, (where) => `Pensez à ${where}, et à une fenêtre restée ouverte.`),
    when(scenePhrase, (where) => `J’ai composé ce parfum en songeant à ${where}.`),
    when(scenePhrase, (where) => `De toutes vos réponses, c’est par celle-ci que j’ai commencé : ${where}.`),
    when(scenePhrase, (where) => `J’ai gardé ${where} en tête jusqu’à la dernière goutte.`),
    when(scenePhrase, (where) => `L’allure de ce parfum convient à ${where}.`),
    when(scenePhrase, (where) => `Certains parfums sont faits pour une pièce ; celui-ci est fait pour ${where}.`),
    when(scenePhrase, (where) => `Commencez par ${where} ; le reste viendra.`),
    when(scenePhrase, (where) => `Il y a des matins où l’on donnerait beaucoup pour ${where}.`),
    when(scenePhrase, (where) => `J’ai laissé la porte entrouverte sur ${where}.`),
    when(scenePhrase, (where) => `Supposez ${where}, et personne qui vous attende.`),
    when(scenePhrase, (where) => `J’ai travaillé comme par ${where}.`),
    unless(scenePhrase, "Je suis parti du silence et n’ai ajouté que ce qu’il demandait."),
    unless(scenePhrase, "Dans ce flacon, il y a peu de choses que l’on pourrait ôter."),
    unless(scenePhrase, "Un parfum est d’abord une allure ; celui-ci marche sans courir."),
  ],
  deuxiemeOpening: [
    when(scenePhrase, (where) => `Revenons à ${where}, cette fois les yeux fermés.`),
    when(scenePhrase, (where) => `C’est encore ${where}, mais de l’autre côté de la vitre.`),
    when(personPhrase, (who) => `Voici l’autre moitié de ${who}.`),
    () => "Le premier parfum parle ; celui-ci écoute.",
    () => "Voici ce que le premier parfum gardait pour lui.",
    () => "Tout portrait a un côté que la fenêtre n’éclaire pas ; voici le vôtre.",
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
    ...frenchMemories,
    when(ofMemory, (what) => `Vous m’avez parlé ${what} ; je ne l’ai pas oublié.`),
    when(memoryPhrase, (what) => `De tout ce que j’ai lu de vous, j’ai surtout retenu ${what}.`),
    when(ofMemory, (what) => `Vous m’avez parlé ${what}, et j’ai posé la feuille un moment.`),
    when(ofMemory, (what) => `J’ai relu ce que vous disiez ${what} avant de toucher un flacon.`),
    when(ofMemory, (what) => `Ce que vous dites ${what} est resté ouvert près de la balance.`),
    when(memoryPhrase, (what) => `J’avais ${what} devant moi, en mots, pendant que je pesais.`),
    when(ofMemory, (what) => `Vous m’avez parlé ${what} ; je n’ai rien demandé d’autre.`),
    when(ofMemory, (what) => `Je suis revenu plus d’une fois à ce que vous disiez ${what}.`),
    when(memoryPhrase, (what) => `J’ai laissé ${what} donner l’allure.`),
    when(ofMemory, (what) => `Le souvenir ${what} est resté sur la table jusqu’au bout.`),
    when(
      memoryPhrase,
      (what) => `Je ne vous rends pas ${what} ; j’ai seulement travaillé avec ces mots sous les yeux.`,
    ),
    when(
      ofMemory,
      (what) => `Bien des choses ne tiennent dans aucun flacon ; ce que vous disiez ${what}, je l’ai lu avec soin.`,
    ),
    when(ofMemory, (what) => `Entre deux essais, je me suis souvenu ${what}.`),
    when(ofMemory, (what) => `C’est ce que vous disiez ${what} qui m’a ralenti la main.`),
  ],
};
