/**
 * How a language says what it wants and what not. Each field lists phrases, in the syntax of a vocabulary's words. A cue
 * speaks of the things that follow it in its clause, or, where none follow, of those before it; a cue of an `...After`
 * field the other way round.
 */
export type Grammar = {
  /** The inflectional suffixes that a word marked with * may take, apart by spaces. */
  suffixes: string;
  /** Words, apart by spaces, that tell it from other languages in the same script. */
  functionWords: string;
  /** Denies the cue or the thing that it stands beside: "not", "never", "ne ... pas". */
  not: string;
  /** A wish: "love", "give me", "more", and praise that sounds like a denial: "can't live without". */
  want: string;
  wantAfter: string;
  /** A dislike, which speaks of its whole clause: "hate", "sick of", "avoid". */
  refuse: string;
  refuseAfter: string;
  /** What a refusal says where it is a matter of taste, and no illness: "I don't like", "boring"; not "I avoid". */
  taste: string;
  /** Keeps out the things that follow it at once, and those joined to them: "without", "less", "anything but". */
  without: string;
  /** Leaves out what follows, or where something is refused, spares it: "except"; behind `healthy` it names an illness. */
  except: string;
  /** Takes back what was said of everything: "no allergies. Well, actually, cinnamon"; by itself it says nothing. */
  correction: string;
  /** Keeps out the one thing that follows, in whose place something else is wished for: "instead of". */
  instead: string;
  /** An illness: "allergic to", "breaks me out"; denied, it says nothing. */
  allergy: string;
  allergyAfter: string;
  /** Says by itself that what was told of an illness is so no more: "not any more", "I grew out of it". */
  past: string;
  /** Says that there is no illness: "no known allergies". */
  healthy: string;
  /**
   * What the body does where it does not bear something, and what helps it then: "couldn't breathe", "adrenaline". Where the
   * other words of its sentence name no cause, all that is smelled there is believed to be one. Its stems stand open.
   */
  symptom: string;
  /** All there is: "allergic to everything except rose" spares the rose. */
  everything: string;
  /** Sayings in which such a word tells of no illness: "adrenaline rush". */
  harmless: string;
  /**
   * Parts of the body that fall ill, and what they then do: near each other in one clause they tell an illness. By
   * themselves they say nothing, and may be anything else too.
   */
  body: string;
  reaction: string;
  /** What moves people, or makes them ill where an illness was told before in the same sentence: "makes me cry". */
  tears: string;
  /** What people are allergic to and no perfume holds: "cats", "penicillin". */
  cause: string;
  /** What something is likened to ("reminds me of"), and what is bad to be like ("a hospital"): near each other a dislike. */
  likeness: string;
  bad: string;
  /** "Rather ... than": the one thing behind the second is refused. */
  preferring: string;
  than: string;
  /** Says of its clause what was said of the one before: "the same for", "either". */
  same: string;
  /** Begins a clause of its own, in which nothing is refused yet: "but". */
  but: string;
  /** Joins things to one list: "and", "or", "nor". */
  and: string;
  /** So much of a thing is wished for, and a list of refusals ends before it: "a bit". Otherwise `light`. */
  amount: string;
  /** May stand between a cue and its things: articles, "the smell of", "any", "too". */
  light: string;
  /** The thing after it is a name: "street", "called". */
  named: string;
  /** The thing before it is a name: "county". */
  namedAfter: string;
  /** The thing after it, or before it, is a colour or a likeness: "the colour of"; "red", "coloured", "lights". */
  tint: string;
  tintAfter: string;
  /** Sayings and words in which a thing is no smell: "la vie en rose", "i rose". */
  nothing: string;
  /** Words that are people's names too: beside a person ("my aunt rose") they name that person. */
  names: string;
  /** What a text says that gives orders to a machine: nothing in it is wanted. */
  hostile: string;
};
