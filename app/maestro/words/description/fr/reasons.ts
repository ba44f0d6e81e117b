import { contractDe } from "../../french.ts";
import type { Attribution } from "../context.ts";
import { forAttribution } from "../templates.ts";
import { agree, some, the, to } from "./grammar.ts";

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

const seasons = { spring: "le printemps", summer: "l’été", autumn: "l’automne", winter: "l’hiver" };

const places = {
  urban: "la ville",
  nature: "la forêt",
  beach: "le bord de mer",
  mountains: "la montagne",
  desert: "le désert",
};

const families = {
  woody: "boisée",
  oriental: "ambrée",
  floral: "florale",
  citrus: "hespéridée",
  musk: "musquée",
  aquatic: "aquatique",
};

/** Un parfum de la famille, et ce que l’on aime en elle. */
const kinds = {
  woody: ["boisé", "les bois"],
  oriental: ["ambré", "les ambres"],
  floral: ["floral", "les fleurs"],
  citrus: ["hespéridé", "les agrumes"],
  musk: ["musqué", "les muscs"],
  aquatic: ["aquatique", "les parfums d’eau"],
} as const;

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
      return [
        `${seasons[reason.value]} demandait ${what}.`,
        `${seasons[reason.value]} appelait ${what}.`,
        `Vous avez choisi ${seasons[reason.value]}, et j’ai pensé ${to(ids)}.`,
        `${contractDe(seasons[reason.value])}, j’ai gardé ${what}.`,
      ];
    case "environment":
      return [
        `${places[reason.value]} m’a donné ${what}.`,
        `Vous avez choisi ${places[reason.value]}, et j’ai pensé ${to(ids)}.`,
        `${what} : voilà ce que m’a dicté ${places[reason.value]}.`,
        `${contractDe(places[reason.value])}, j’ai rapporté ${what}.`,
      ];
    case "colors":
      return [
        `Dans ${colours[reason.value]} que vous avez choisi, il y a ${what}.`,
        `Vous m’avez montré ${colours[reason.value]}, et j’ai pensé ${to(ids)}.`,
      ];
    case "families":
      return [
        `Vous aimez les notes ${families[reason.value]}s : de là ${agree(ids, "vient", "viennent")} ${what}.`,
        `Vous vouliez un parfum ${kinds[reason.value][0]} ; j’ai choisi ${what}.`,
        `Vous aimez ${kinds[reason.value][1]} : voici ${what}.`,
        `Vous souhaitiez des notes ${families[reason.value]}s ; j’ai pensé ${to(ids)}.`,
      ];
  }
}

export const frenchReasons = forAttribution(4, write);
