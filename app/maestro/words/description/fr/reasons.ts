import { contractA, contractDe } from "../../french.ts";
import type { Attribution } from "../context.ts";
import { forAttribution } from "../templates.ts";
import { agree, some, the, to } from "./grammar.ts";

const seasons = { spring: "le printemps", summer: "l’été", autumn: "l’automne", winter: "l’hiver" };

const places = {
  urban: "la ville",
  nature: "la nature",
  beach: "le rivage",
  mountains: "la montagne",
  desert: "le désert",
};

const personas = {
  confident: "l’assurance",
  elegant: "l’élégance",
  mysterious: "le mystère",
  playful: "l’espièglerie",
  romantic: "le romantisme",
};

const occasions = {
  casual: "les jours ordinaires",
  formal: "les rendez-vous qui comptent",
  special: "les grandes occasions",
  sport: "les heures de grand air",
};

const colours = {
  gold: "l’or",
  amber: "l’ambre",
  crimson: "le cramoisi",
  rose: "le rose",
  violet: "le violet",
  indigo: "l’indigo",
  azure: "l’azur",
  emerald: "le vert émeraude",
  ivory: "l’ivoire",
  onyx: "le noir d’onyx",
};

const families = {
  woody: "boisé",
  oriental: "oriental",
  floral: "floral",
  citrus: "hespéridé",
  musk: "musqué",
  aquatic: "aquatique",
};

const hours = {
  day: (what: string, some: string) => [
    `C’est le jour qui a demandé ${what}.`,
    `Pour la lumière du jour, j’ai ajouté ${some}.`,
  ],
  night: (what: string) => [`C’est la nuit qui a demandé ${what}.`, `Vous avez choisi la nuit : elle amène ${what}.`],
  both: (what: string, some: string) => [
    `Puisqu’il vous suit de l’aube à minuit, j’ai ajouté ${some}.`,
    `Le jour et la nuit devaient s’accorder sur une chose : ${what}.`,
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
        `Je dois ${what} ${contractA(seasons[reason.value])} que vous avez choisi.`,
        `${seasons[reason.value]} que vous avez choisi appelle ${what}.`,
      ];
    case "environment":
      return [
        `Vous avez choisi ${places[reason.value]}, et j’ai suivi avec ${what}.`,
        `${what} ${agree(ids, "vient", "viennent")} ${contractDe(places[reason.value])}.`,
      ];
    case "persona":
      return [
        `Vous avez choisi ${personas[reason.value]} ; j’ai pensé ${to(ids)}.`,
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
        `Vous demandiez un parfum ${families[reason.value]} : ${what} ${agree(ids, "tient", "tiennent")} parole.`,
        `Vous souhaitiez un parfum ${families[reason.value]} ; d’où ${what}.`,
      ];
  }
}

export const frenchReasons = forAttribution(2, write);
