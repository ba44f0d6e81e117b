import type { Attribution } from "../context.ts";
import { forAttribution } from "../templates.ts";
import { agree, some, the, to } from "./grammar.ts";

const personas = {
  confident: "l’assurance",
  elegant: "l’élégance",
  mysterious: "le mystère",
  playful: "l’espièglerie",
  romantic: "le romantisme",
};

const occasions = {
  casual: "la vie de tous les jours",
  formal: "les rendez-vous qui comptent",
  special: "les grandes occasions",
  sport: "les heures de grand air",
};

const colours = {
  gold: "l’or",
  amber: "l’ambre",
  crimson: "le carmin",
  rose: "le rose",
  violet: "le violet",
  indigo: "l’indigo",
  azure: "l’azur",
  emerald: "le vert émeraude",
  ivory: "l’ivoire",
  onyx: "l’onyx",
};

const families = {
  woody: "boisée",
  oriental: "ambrée",
  floral: "florale",
  citrus: "hespéridée",
  musk: "musquée",
  aquatic: "aquatique",
};

const hours = {
  day: (what: string, some: string) => [`Le jour réclamait ${what}.`, `Pour la lumière du jour, j’ai ajouté ${some}.`],
  night: (what: string) => [`Après le coucher du soleil, il fallait ${what}.`, `L’heure tardive réclamait ${what}.`],
  both: (what: string, some: string) => [
    `Pour l’heure où le jour tombe, j’ai ajouté ${some}.`,
    `Entre chien et loup, il fallait ${what}.`,
  ],
};

function write(reason: Attribution): readonly string[] {
  const ids = [reason.material];
  const what = the(ids);
  switch (reason.theme) {
    case "time_of_day":
      return hours[reason.value](what, some(ids));
    case "season":
      return [`La saison que vous avez choisie demandait ${what}.`, `La saison appelait ${what}.`];
    case "environment":
      return [`Le lieu que vous avez choisi m’a donné ${what}.`, `${what} : voilà ce que m’a dicté le lieu.`];
    case "persona":
      return [
        `Pour dire ${personas[reason.value]}, j’ai choisi ${what}.`,
        `${what} : c’est ainsi que j’entends ${personas[reason.value]}.`,
      ];
    case "occasions":
      return [
        `Pour ${occasions[reason.value]}, j’ai ajouté ${some(ids)}.`,
        `${what} ${agree(ids, "est", "sont")} là pour ${occasions[reason.value]}.`,
      ];
    case "colors":
      return [
        `Dans ${colours[reason.value]} que vous avez choisi, je sens ${what}.`,
        `Vous m’avez montré ${colours[reason.value]}, et j’ai pensé ${to(ids)}.`,
      ];
    case "families":
      return [
        `Vous aimez les notes ${families[reason.value]}s : de là ${agree(ids, "vient", "viennent")} ${what}.`,
        `Pour la part ${families[reason.value]} que vous souhaitiez, j’ai choisi ${what}.`,
      ];
  }
}

export const frenchReasons = forAttribution(2, write);
