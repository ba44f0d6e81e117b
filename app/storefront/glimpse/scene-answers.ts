import type { Answers } from "../../maestro/types.ts";

export const scenes = ["desert", "city", "ocean", "library"] as const;
export const moods = ["calm", "confident", "adventurous", "dreamy"] as const;
export type Scene = (typeof scenes)[number];
export type Mood = (typeof moods)[number];

const sceneAnswers: Record<Scene, Answers> = {
  desert: { families: ["oriental", "woody"], environment: ["desert"], colors: ["gold"], season: ["autumn"] },
  city: { families: ["musk", "oriental"], environment: ["urban"], colors: ["indigo"], time_of_day: "night" },
  ocean: {
    families: ["aquatic", "citrus"],
    environment: ["beach"],
    colors: ["azure"],
    time_of_day: "day",
    season: ["summer"],
  },
  library: {
    families: ["woody"],
    environment: ["urban"],
    colors: ["amber"],
    occasions: ["formal"],
    season: ["winter"],
  },
};

const moodAnswers: Record<Mood, Answers> = {
  calm: { persona: ["elegant"], strength: 3 },
  confident: { persona: ["confident"], strength: 8 },
  adventurous: { persona: ["playful"], strength: 6 },
  dreamy: { persona: ["romantic"], strength: 5 },
};

/** The answers that the two choices stand for. */
export function answersFor(scene: Scene, mood: Mood): Answers {
  return { ...sceneAnswers[scene], ...moodAnswers[mood] };
}

export function isScene(value: unknown): value is Scene {
  return scenes.some((scene) => scene === value);
}

export function isMood(value: unknown): value is Mood {
  return moods.some((mood) => mood === value);
}
