import { contractDe } from "../../french.ts";
import type { AnswerTemplates } from "../phrasebook.ts";
import { atTheEnd, unlessAwaited, unlessPourable, when } from "../templates.ts";
import { memoryPhrase, ofMemory, personPhrase, scenePhrase } from "./grammar.ts";
import { frenchMemories } from "./memory.ts";

const occasions = {
  casual: [
    "Ce parfum est fait pour les jours ordinaires, qui sont le plus clair d’une vie.",
    "Portez ce parfum sans attendre le dimanche.",
  ],
  formal: ["Ce parfum a sa place à un rendez-vous qui compte.", "Ce parfum sait se tenir, là où l’on vous attend."],
  special: [
    "Ce parfum est fait pour une occasion que l’on racontera.",
    "Gardez ce parfum pour la date que vous avez entourée.",
  ],
  sport: [
    "Ce parfum est fait pour le mouvement et pour le grand air.",
    "Ce parfum aime l’effort et les longues foulées.",
  ],
};

const personas = {
  confident: [
    "Vous n’avez plus rien à prouver ; ce parfum non plus.",
    "Ce parfum va bien à qui entre sans s’annoncer.",
    "Ce parfum ne revient pas sur ce qu’il a dit ; vous non plus.",
  ],
  elegant: [
    "Ce parfum soigne le moindre détail, comme vous, et n’en montre rien.",
    "Ce parfum a le tombé d’un vêtement sur mesure.",
    "Dans ce parfum, rien ne dépasse, rien ne manque : vous l’auriez remarqué.",
  ],
  mysterious: [
    "Ce parfum en dit un peu moins qu’il n’en sait, comme vous.",
    "On ne saura pas tout de ce parfum, ni de vous.",
    "Laissez à ce parfum une question sans réponse ; vous en avez bien une.",
  ],
  playful: [
    "Ce parfum rit avant la fin de l’histoire, comme vous.",
    "Il y a dans ce parfum une malice que vous reconnaîtrez.",
    "J’ai voulu ce parfum joueur, puisque vous l’êtes.",
  ],
  romantic: [
    "J’ai laissé parler la tendresse : elle vous ressemble.",
    "Ce parfum croit encore aux fleurs que l’on envoie sans raison.",
    "Ce parfum se glisse volontiers dans une lettre d’amour.",
  ],
};

export const frenchAnswers: AnswerTemplates = {
  scene: [
    when(scenePhrase, (where) => `J’ai pensé à ${where}, et à l’instant juste avant qu’on ne parle.`),
    when(scenePhrase, (where) => `Vous m’avez donné ${where} ; j’ai tâché d’en garder le souffle.`),
    when(scenePhrase, (where) => `${where} : nous y sommes.`),
    when(scenePhrase, (where) => `Dès vos premières réponses, j’ai vu ${where}.`),
    when(scenePhrase, (where) => `J’ai écrit ce parfum pour ${where}, lentement, comme une lettre.`),
    when(scenePhrase, (where) => `Imaginez ${where}, loin de toute hâte.`),
    when(scenePhrase, (where) => `Vos réponses m’ont mené là : ${where}.`),
    when(scenePhrase, (where) => `Chaque ligne de cette formule me ramène à ${where}.`),
    when(scenePhrase, (where) => `Je me suis demandé ce qui reste, sur une manche, après ${where}.`),
    unlessAwaited(when(scenePhrase, (where) => `Pensez à ${where} : rien ne vous presse de rentrer.`)),
    when(scenePhrase, (where) => `J’ai travaillé en songeant à ${where}.`),
    when(scenePhrase, (where) => `Le décor est le vôtre : ${where}.`),
    when(scenePhrase, (where) => `J’ai gardé en tête, jusqu’à la dernière goutte, ${where}.`),
    when(scenePhrase, (where) => `J’ai cherché l’allure qui convient à ${where}.`),
    when(scenePhrase, (where) => `Certains parfums vont partout ; celui-ci est fait pour ${where}.`),
    when(scenePhrase, (where) => `Figurez-vous ${where}, et prenez votre temps.`),
    when(scenePhrase, (where) => `Il est des moments où l’on donnerait beaucoup pour ${where}.`),
    when(scenePhrase, (where) => `Il y a dans ce flacon quelque chose ${contractDe(where)}.`),
    unlessAwaited(when(scenePhrase, (where) => `Ici, c’est ${where}, et vous avez tout votre temps.`)),
    when(scenePhrase, (where) => `Les yeux fermés, j’ai retrouvé ${where}.`),
  ],
  deuxiemeOpening: [
    when(scenePhrase, (where) => `Fermez les yeux : ${where}.`),
    when(scenePhrase, (where) => `J’ai gardé celui-ci pour ${where}.`),
    when(personPhrase, () => "J’ai regardé votre caractère d’un peu plus près."),
    () => "La première composition interroge ; celle-ci répond.",
    () => "Ce que la première composition gardait pour elle, celle-ci le dit.",
    () => "Tout portrait a un côté que la fenêtre n’éclaire pas ; voici le vôtre.",
    () => "J’ai relu une seconde fois tout ce que vous m’avez confié.",
    () => "Vous vous reconnaîtrez ici, mais sous un autre jour.",
    () => "Celui-ci vient du même carnet, quelques pages plus loin.",
    () => "Ce que j’avais noté en marge du premier est devenu ce parfum.",
    () => "Entre les lignes de vos réponses, j’ai lu ce second parfum.",
    () => "Il y avait dans ce que vous m’avez dit de quoi écrire deux parfums ; voici le second.",
  ],
  wearer: [
    ({ persona }) => (persona ? (personas[persona][0] ?? null) : null),
    when(personPhrase, (who) => `C’est le parfum de ${who}.`),
    when(personPhrase, (who) => `À vous lire, je devine ${who}.`),
    ({ occasion }) => (occasion ? (occasions[occasion][0] ?? null) : null),
    atTheEnd(({ unisex }) =>
      unisex ? "Ce parfum ira à un homme comme à une femme ; il ne pose pas la question." : null,
    ),
    ({ persona }) => (persona ? (personas[persona][1] ?? null) : null),
    ({ persona }) => (persona ? (personas[persona][2] ?? null) : null),
    when(personPhrase, (who) => `J’ai composé ce parfum pour ${who}.`),
    when(personPhrase, (who) => `J’imagine ce parfum sur ${who}.`),
    ({ occasion }) => (occasion ? (occasions[occasion][1] ?? null) : null),
    ({ unisex }) => (unisex ? "J’ai pensé à une personne, homme ou femme, et non à un rayon de parfumerie." : null),
  ],
  memory: [
    ...frenchMemories,
    when(ofMemory, (what) => `Vous m’avez parlé ${what} ; cela m’est resté.`),
    when(ofMemory, (what) => `De vos réponses, j’ai surtout retenu ce que vous disiez ${what}.`),
    when(ofMemory, (what) => `Vous m’avez parlé ${what}, et j’ai posé la plume un moment.`),
    when(ofMemory, (what) => `J’ai relu ce que vous disiez ${what} avant de toucher un flacon.`),
    when(ofMemory, (what) => `Ce que vous dites ${what} est resté ouvert près de la balance.`),
    when(memoryPhrase, (what) => `J’avais ${what} devant moi, en mots, pendant que je pesais.`),
    when(ofMemory, (what) => `Vous m’avez parlé ${what} ; je n’ai rien demandé d’autre.`),
    when(ofMemory, (what) => `Je suis revenu plus d’une fois à ce que vous disiez ${what}.`),
    when(ofMemory, (what) => `Mon pas s’est réglé sur ce que vous disiez ${what}.`),
    when(ofMemory, (what) => `Le souvenir ${what} est resté sur la table jusqu’au bout.`),
    unlessPourable(
      when(memoryPhrase, (what) => `Aucun flacon ne rend ${what} ; j’avais seulement vos mots devant moi.`),
    ),
    unlessPourable(
      when(
        ofMemory,
        (what) => `Bien des choses ne tiennent dans aucun flacon ; ce que vous disiez ${what}, je l’ai lu avec soin.`,
      ),
    ),
    when(ofMemory, (what) => `La pensée ${what} m’est revenue en chemin.`),
    when(ofMemory, (what) => `C’est ce que vous disiez ${what} qui m’a ralenti la main.`),
  ],
};
