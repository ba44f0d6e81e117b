import { type Mention, mentionIn } from "./senses/parts.ts";
import type { Token } from "./tokens.ts";

/** What says of a thing that it may not be borne, or was once and is no more: "not sure", "used to be fine", «раньше было можно». */
const doubt = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[
    // English.
    "not (?:so |too |entirely |quite |really |completely |100% |a hundred percent )?(?:sure|certain|convinced)|unsure|uncertain|no idea (?:if|whether)|don['’]?t know (?:if|whether|about)|dunno|who knows|hopefully|(?:i )?hope so|i wonder|wondering (?:if|whether)",
    "maybe|perhaps|possibly|probably|presumably|might|sometimes|occasionally|it depends|depends on|most days|usually|mostly|so far|small amounts?|tiny amounts?|traces?|a (?:very )?(?:little|bit|touch|hint|tiny)|diluted|for now|touch wood|fingers crossed|if (?:it|there)['’]?s (?:only )?a? ?little",
    "used to|was (?:always |once |perfectly |totally |completely )?(?:ok|okay|fine|good|safe|great|alright|all right|no problem)|were (?:always |once |all )?(?:ok|okay|fine|good|safe|great)|(?:has|have|had) been (?:ok|okay|fine|good|safe)|once|formerly|previously|in the past|before|back then|as a (?:child|kid|teenager)",
    "now(?! (?:fine|ok|okay|good|safe))|no longer|not any ?more|any ?more|lately|recently|these days|nowadays|of late|until|till|since|started to|has started|begun to|began to|but then|except when|unless",
    "burns?|burning|burned|burnt|stings?|itch(?:es|y|ing)?|hurts?|rash|red|swells?|swollen|hives|trouble|worse",
    // French.
    "pas (?:très |trop |tout à fait |vraiment |complètement )?(?:sûre?|certaine?|convaincue?)|pas (?:sur|sure)(?! \\p{L})|je ne sais (?:pas|plus)|j['’]?sais (?:pas|plus)|je doute|des doutes|incertaine?|aucune idée si|j['’]espère|je me demande",
    "peut[- ]être|probablement|sans doute|parfois|quelquefois|ça dépend|en général|d['’]habitude|le plus souvent|en petites? quantités?|un (?:tout petit |petit )?peu|une (?:touche|pointe|trace)|des traces|pour l['’]instant|jusqu['’]ici",
    "(?:passait|supportais|tolérais|supportait|tolérait|allait|portais|aimais|était|étaient)|avant|autrefois|jadis|dans le temps|auparavant|à l['’]époque|enfant|petite",
    "maintenant|désormais|ne (?:\\p{L}+ )?plus|dernièrement|récemment|ces temps-ci|depuis|jusqu['’]à|jusqu['’]au|sauf quand|à moins que",
    "brûle(?:nt)?|brulent?|brule|pique(?:nt)?|gratte(?:nt)?|démange(?:nt)?|rougeurs?|plaques|boutons|irrite(?:nt)?",
    // Russian.
    "не (?:очень |совсем |до конца |вполне |особо |так )?(?:уверен[аы]?|убежден[аы]?)|не знаю|хз|кто знает|сомневаюсь|под вопросом|сомнени\\p{L}+|надеюсь|интересно",
    "может(?: быть)?|возможно|наверное|наверно|вероятно|скорее всего|вроде|кажется|похоже|иногда|порой|бывает|когда как|по-разному|смотря|зависит|обычно|чаще всего|в (?:малых|небольш\\p{L}+)|чуть[- ]?чуть|немного|немножко|капельку|пока что|тьфу-тьфу",
    "раньше|прежде|когда-то|когда то|в детстве|был[аои]?|переносил[аи]?|терпел[аи]?|носил[аи]?|до этого|до недавнего",
    "теперь|сейчас|больше не|уже не|в последнее время|недавно|последнее время|с недавних пор|пока не|стал[аои]?|начал\\p{L}*|если не",
    "жж[её]т|жгут|чеш\\p{L}+|щипл?ет|щиплют|зуд\\p{L}*|краснею|краснеет|сыпь|хуже",
    // Arabic.
    "(?:مو|مش|مب|موب|لست|ماني|مني|ما اني|غير) (?:متاكد|متاكده|متأكد|متأكدة|متأكده|متاكدة|واثق|واثقه|واثقة)|لا (?:اعرف|أعرف|ادري|أدري)|ما (?:ادري|أدري|اعرف|أعرف|بعرف)|مدري|مدرى|اشك|أشك|شاك[ةه]?|عندي شك|يمكن|ربما|ممكن|لعل|اظن|أظن|احتمال|على ما اظن|ان شاء الله|إن شاء الله|اتمنى|أتمنى",
    "احيانا|أحيانا|أحيانًا|ساعات|مرات|حسب|يعتمد|عاد[ةه]|غالبا|بكمي[ةه] قليل[ةه]|قليل\\p{L}*|شوي[ةه]?|لحد الان|لحد الحين",
    "كان|كانت|كنت|زمان|قبل|سابقا|سابقًا|من قبل|اول|أول|وانا صغير[ةه]?|في الماضي",
    "الحين|الآن|الان|دلوقتي|هلا|هلأ|دابا|هسه|توا|حاليا|مؤخرا|مؤخرًا|من فتر[ةه]|صار|صارت|بدا|بدأ|بدت|ما عاد|ماعاد|لم يعد|لم تعد|لين|الا اذا|إلا إذا",
    "[يت]حرق\\p{L}*|[يت]حك\\p{L}*|حك[ةه]|حرقان|حساسي[ةه]|احمرار|[يت]هيج\\p{L}*",
  ].join("|")})(?![\\p{L}\\p{M}])`,
  "iu",
);

/** Where one thing that is said ends and another begins. */
const ends =
  /[.,;:!?\n()،؛؟…]|\s[-–—]\s|(?<!\p{L})(?:but|yet|however|whereas|mais|cependant|но|зато|однако|а|لكن|ولكن|بس)(?!\p{L})/giu;

/** From where to where each thing that a text says reaches. */
export function segmentsOf(text: string): [from: number, to: number][] {
  const bounds = [0, ...[...text.matchAll(ends)].map(({ index }) => index), text.length];
  return bounds.slice(0, -1).map((from, index) => [from, bounds[index + 1] ?? from]);
}

/**
 * Of things that are well, those of which a text says in the same breath, or in the next where that names none, that it is
 * not sure of them or no longer so.
 */
export function doubtfulIn(text: string, tokens: readonly Token[], mentions: readonly Mention[]): ReadonlySet<Mention> {
  const plain = text.replace(/[\u064b-\u0652\u0640]/gu, "ـ");
  const doubtful = new Set<Mention>();
  let before: readonly Mention[] = [];
  let isAhead = false;
  for (const [from, to] of segmentsOf(plain)) {
    const inside = mentions.filter((one) => mentionIn(one, tokens, from, to));
    const isDoubt = doubt.test(plain.slice(from, to).replaceAll("ـ", ""));
    const spoken = inside.length > 0 ? inside : before;
    if (isDoubt || (isAhead && inside.length > 0)) for (const one of spoken) doubtful.add(one);
    // «Не уверена, что жасмин можно»
    isAhead = spoken.length === 0 && (isDoubt || isAhead);
    if (inside.length > 0) before = inside;
  }
  return doubtful;
}
