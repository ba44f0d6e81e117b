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

function hour(value: "day" | "night" | "both", what: string): readonly string[] {
  if (value === "day") return [`Daylight asked for ${what}.`, `Because you chose daylight, I added ${what}.`];
  if (value === "night") return [`Lamplight asked for ${what}.`, `Because it had long been dark, I added ${what}.`];
  return [`Dusk asked for ${what}.`, `Because day was turning into night, I added ${what}.`];
}

function write(reason: Attribution): readonly string[] {
  const ids = [reason.material];
  const what = names(ids);
  switch (reason.theme) {
    case "time_of_day":
      return hour(reason.value, what);
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
      return [
        `For a room in ${reason.value} I chose ${what}.`,
        `You chose the colour ${reason.value}, and I thought of ${what}.`,
      ];
    case "families":
      return [
        `You asked for ${families[reason.value]}, and ${what} ${agree(ids, "is", "are")} part of my answer.`,
        `You wished for ${families[reason.value]}, so I reached for ${what}.`,
        `To your wish for ${families[reason.value]} I answered with ${what}.`,
        `${what} ${agree(ids, "is", "are")} here because you wished for ${families[reason.value]}.`,
        `Your wish for ${families[reason.value]} goes by the name of ${what} here.`,
        `You had set your heart on ${families[reason.value]}, and I thought of ${what}.`,
      ];
  }
}

export const englishReasons = forAttribution(6, write);
