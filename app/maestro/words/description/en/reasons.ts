import type { Attribution } from "../context.ts";
import { forAttribution } from "../templates.ts";
import { agree, names } from "./grammar.ts";

const places = {
  urban: "the wet streets",
  nature: "the forest",
  beach: "the shore",
  mountains: "the heights",
  desert: "the dunes",
};

const families = {
  woody: "a woody perfume",
  oriental: "amber, resin and warm spice",
  floral: "a floral perfume",
  citrus: "a citrus perfume",
  musk: "a musky perfume",
  aquatic: "an aquatic perfume",
};

const wished = {
  woody: "woods",
  oriental: "amber, resin and warm spice",
  floral: "flowers",
  citrus: "citrus",
  musk: "a musky perfume",
  aquatic: "water and air",
};

function hour(value: "day" | "night" | "both", what: string, is: string): readonly string[] {
  if (value === "day") return [`Daylight asked for ${what}.`, `${what} ${is} there for the daylight.`];
  if (value === "night") return [`Lamplight asked for ${what}.`, `${what} ${is} there for the hours after dark.`];
  return [`Dusk asked for ${what}.`, `${what} ${is} there for the turn of the day.`];
}

function write(reason: Attribution): readonly string[] {
  const ids = [reason.material];
  const what = names(ids);
  switch (reason.theme) {
    case "time_of_day":
      return hour(reason.value, what, agree(ids, "is", "are"));
    case "season":
      return [
        `I owe ${what} to ${reason.value}.`,
        `You chose ${reason.value}, and ${what} came with it.`,
        `${reason.value} would not do without ${what}.`,
        `Where you chose ${reason.value}, I thought of ${what}.`,
        `I could not write ${reason.value} without ${what}.`,
        `The word ${reason.value} had me looking for ${what}.`,
      ];
    case "environment":
      return [
        `You chose ${places[reason.value]}, and ${what} followed.`,
        `I could not think of ${places[reason.value]} without ${what}.`,
      ];
    case "colors":
      return [`For a room in ${reason.value} I chose ${what}.`, `You chose ${reason.value}, and I thought of ${what}.`];
    case "families":
      return [
        `You asked for ${families[reason.value]}, and ${what} ${agree(ids, "is", "are")} part of my answer.`,
        `You wished for ${families[reason.value]}, so I reached for ${what}.`,
        `You wished for ${wished[reason.value]}, and ${what} ${agree(ids, "was", "were")} the first to come.`,
        `You wished for ${wished[reason.value]}, so I took down ${what}.`,
        `You asked for ${wished[reason.value]}, and I thought of ${what} first.`,
        `You had set your heart on ${families[reason.value]}, and I thought of ${what}.`,
      ];
  }
}

export const englishReasons = forAttribution(6, write);
