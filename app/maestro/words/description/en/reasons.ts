import type { Attribution } from "../context.ts";
import { forAttribution } from "../templates.ts";
import { agree, hours, names, people } from "./grammar.ts";

const places = {
  urban: "the city",
  nature: "nature",
  beach: "the shore",
  mountains: "the mountains",
  desert: "the desert",
};

const families = {
  woody: "a woody perfume",
  oriental: "an oriental perfume",
  floral: "a floral perfume",
  citrus: "a citrus perfume",
  musk: "a musky perfume",
  aquatic: "an aquatic perfume",
};

function hour(value: "day" | "night" | "both", what: string, are: string): readonly string[] {
  if (value === "day") return [`Daylight asked for ${what}.`, `For the daylight I added ${what}.`];
  if (value === "night") return [`The night asked for ${what}.`, `You chose the night, and ${what} came with it.`];
  return [
    `Since you wear it from morning to midnight, there ${are} ${what}.`,
    `Day and night had to agree on something: ${what}.`,
  ];
}

function write(reason: Attribution): readonly string[] {
  const ids = [reason.material];
  const what = names(ids);
  const are = agree(ids, "is", "are");
  switch (reason.theme) {
    case "time_of_day":
      return hour(reason.value, what, are);
    case "season":
      return [`I owe ${what} to the ${reason.value} you chose.`, `The ${reason.value} you asked for brought ${what}.`];
    case "environment":
      return [
        `You chose ${places[reason.value]}, and ${what} followed.`,
        `${what} came in from ${reason.value === "nature" ? "the trees" : places[reason.value]}.`,
      ];
    case "persona":
      return [`For ${people[reason.value]} I chose ${what}.`, `${what} ${are} for ${people[reason.value]}.`];
    case "occasions":
      return [`For ${hours[reason.value]} I added ${what}.`, `${what} ${are} there for ${hours[reason.value]}.`];
    case "colors":
      return [
        `In the ${reason.value} you chose I smell ${what}.`,
        `You showed me ${reason.value}, and I thought of ${what}.`,
      ];
    case "families":
      return [
        `You asked for ${families[reason.value]}, and ${what} ${agree(ids, "keeps", "keep")} that promise.`,
        `You wished for ${families[reason.value]}: hence ${what}.`,
      ];
  }
}

export const englishReasons = forAttribution(2, write);
