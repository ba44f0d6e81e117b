import type { Grammar } from "./grammar.ts";

/** Everything between two sets of phrases: each of the first before each of the second. */
const each = (first: string, second: string): string =>
  first
    .split(",")
    .flatMap((one) => second.split(",").map((other) => `${one.trim()} ${other.trim()}`))
    .join(", ");
const list = (...phrases: readonly string[]): string => phrases.join(", ");
/** Phrases with "its" or "thats" as they are typed without and with an apostrophe, behind which the s is no part of the word. */
const spoken = (phrases: string): string =>
  list(phrases, phrases.replace(/\b(it|that|there|what|everything|she|he|here)s\b/gu, "$1"));

/** What one is, or does, of an illness: "makes me sneeze". */
const unwell =
  "bring up my breakfast, bring up my lunch, bring up my dinner, lose my lunch, lose my breakfast, chuck up, chunder, spew, upchuck, be sick, feel sick, feel ill, feel unwell, feel faint, feel dizzy, drowsy, groggy, feel drowsy, feel sleepy, gasp, splutter, hoarse, croaky, feverish, clammy, shaky, shivery, jittery, keel over, pass out, black out, collapse, see double, sneezy, itch all over, go blue, turn blue, go green, turn green, short of breath, light headed, lightheaded, woozy, snotty, sniffly, bunged up, stuffed up, congested, covered in bumps, covered in lumps, covered in blotches, covered in welts, covered in spots, covered in hives, covered in a rash, go achoo, achoo, sneeze, itch, itchy, wheeze, wheezy, cough, sick, ill, gag, vomit, puke, heave, hurl, barf, nauseous, queasy, retch, swell, break out, faint, dizzy, throw up, choke, unwell, breathless, come out in, come up in, blow up, puff up, poorly, sneezing, itching, wheezing, coughing, vomiting, gagging, scratching, gasping, swollen, blotchy, puffy";
/** What one gets: "gives me hives". */
const complaint =
  "fever*, temperature, hot flush*, hot flash*, cold sweats, chills, tremors, tickly cough, dry cough, hacking cough, bad cough, cough, coughs, sore eyes, sore lips, stiff neck, bellyache, loose motion*, earache, ear ache, thick head, fuzzy head, heavy head, blurred vision, double vision, blackout*, panic attack*, swollen glands, swollen lips, swollen eyes, swollen tongue, swollen face, puffy face, red face, red ring*, burning ring*, red line*, red streak*, red mark*, nasty rash, contact dermatitis, dermatitis, heat rash, prickly heat, nettle rash, cold sore*, stye*, ulcers, mouth ulcers, dizziness, dizzy spell*, nosebleed*, bloody nose, teary eyes, runny eyes, itchy eyes, itchy nose, itchy throat, itchy skin, itchy mouth, itchy scalp, sore skin, sore nose, sore mouth, tight throat, burning eyes, burning throat, burning nose, burning sensation, banging head*, thumping head*, pounding head*, splitting head*, sore head*, sniffles, snuffles, runny nose, stuffy nose, blocked nose, streaming nose, sore throat, zits, lumps, blotches, stomach ache, tummy ache, belly ache, cramps, brain fog, chest pain*, fat lip*, burns, seizure*, fits, hives, rash*, migraine*, migrane*, migrain*, migrene, headache*, head ache*, headach, headake*, asthma, asma, asthma attack*, attack, eczema, exzema, excema, sneezes, sneezing, nausea, reaction*, spots, blisters, itching, itch, itches, itchiness, irritation, welts, palpitations, hay fever, hayfever, allergy, allergies, morning sickness, vertigo, sinus, sinusitis, bumps, shakes, acne, swelling, vomiting, vomitting, coughing, breathlessness, breathing problem*, breathing issue*, breathing difficulties, skin problem*, skin issue*, watery eyes, red eyes, puffy eyes, boils, pimples, tight chest, red patches";
/** The body as people call it. */
const bodyParts = list(
  "skin, eye, eyes, eyelid*, eyeball*, peepers, ear, ears, earlobe*, nose, noses, nostril*, schnozz, snout, hooter, conk, sinus, sinuses, mouth, gob, lip, lips, tongue*, palate, gums, tonsil*, gland*, throat*, gullet, windpipe, voice box, vocal cords, airway*, lung, lungs, chest, bronchial tubes, breathing, voice",
  "face, faces, boat race, mush, phizog, cheek, cheeks, chin, jaw, jawline, forehead, temple area, my temples, complexion, pores, scalp, head, heads, bonce, noggin, skull, brain, neck, my nape, decolletage, cleavage, torso, arm, arms, forearm*, elbow*, wrist*, hand, hands, finger*, thumb*, fingertip*, knuckle*, my palms, my armpits, my underarms, my pits, shoulder*, my back, my leg, my legs, ankle*, thigh*, knee*, my feet, my toes",
  "stomach, tummy, tum, belly, gut, guts, insides, innards, bowels, intestines, bladder, blood pressure, body, whole body, immune system, my system, eyelashes",
);
/** What a body does that does not bear a smell. No word that also tells of cold hands or of tears of joy. */
const reactions = list(
  "itch, itches, itched, itching, itchy, swell, swells, swelled, swelling, swollen, puffy, puff up, puffs up, puffed up, puffing up, ballooned, ballooning, balloons up, balloon up, inflate, inflates, inflated, blow up, blows up, blew up, blown up, doubles, triples, double in size, doubles in size, twice the size, twice its size, double the size, double its size",
  "sting, stings, stinging, stung, smarting, tingle*, tingled, tingling, tingly, prickle*, prickled, prickling, prickly, throb*, throbbed, throbbing, burns up, burned up, burning up, scald, scalds, scalded, on fire, goes on fire, feel on fire, feels on fire, is on fire, are on fire",
  "inflame*, inflamed, inflaming, irritate*, irritated, irritating, irritation, redness, soreness, inflammation, itchiness, dryness, congestion, congested, phlegm, phlegmy, mucus, bloodshot, pins and needles, discomfort, pain, pains, painful, cramp*, cramping, spasm*, twitch*, twitching, blister*, blistered, blistering, blotch, blotches, blotchy, welt*, weals, wheals, lumps, lumpy, bumpy, pustules, boils, pimple*, zits, pimply, spots, spotty, sores, ulcers, ulcer, scabs, scabby, stye, styes, cold sores, rashy, patchy, scaly",
  "constrict*, constricted, constricting, tightens, tighten, tightened, tightening, seize up, seizes up, seized up, seizing up, lock up, locks up, locked up, close up, closes up, closed up, closing up, closes over, close over, closed over, closes on me, swell shut, swells shut, swelled shut, clog*, clogged, clogging, clog up, clogs up, bung up, bungs up, bunged up, bung me up, block up, blocks up, blocked up, gum up, gums up, gummed up, stuff up, stuffs up, stuffed up, stuffy, packs up, pack up, packed up, packs in, shuts down, shut down, gives out, gives up on me",
  "flare*, flared, flaring, flare up, flares up, flared up, flaring up, erupt*, erupted, erupting, break out, breaks out, broke out, breaking out, broken out, come out in, comes out in, came out in, coming out in, come up in, comes up in, came up in, coming up in, come up like, comes up like, came up like, go up like, goes up like, went up like, weeps, oozes, ooze, oozing, crack and, cracks and, crack open, cracks open, cracked open, red raw, act up, acts up, acted up, acting up, play up, plays up, played up, playing up, play me up, plays me up, kick off, kicks off, kicked off, freaks out, freak out, freaked out, throws a fit, throw a fit, throws a tantrum, throws a wobbly, protests, objects to, rebels, complains, misbehaves, hates me, hates it, doesnt like it, does not like it, dont like it, cant take it, cant handle it, cant cope, never forgives me, pays for it, pay for it, suffer, suffers, suffered, not happy, isnt happy, arent happy, give me grief, gives me grief, gives me gyp, gives me jip, give me hell, gives me hell, gives me trouble, gives me bother",
  each(
    "go, goes, going, gone, went, goes all, went all, go all, gone all, turn, turns, turned, turning, get, gets, got, getting, become, becomes, became, feel, feels, feeling, felt, is all, are all, was all, were all, comes up, came up, come up, comes out, came out",
    "red, all red, bobbly, crepey, leathery, scabby, bright red, beetroot, scarlet, crimson, pink and, purple and, blotchy, itchy, puffy, fat, tight, numb, raw, red raw, sore, scratchy, tingly, prickly, weepy, watery, runny, gunky, streamy, flaky, scaly, patchy, lumpy, bumpy, spotty, angry, inflamed, irritated, funny, weird, fuzzy, foggy, stuffy, clogged, blocked, bunged up, blocked up, congested, croaky, hoarse, crusty, bloodshot, swollen, massive, huge, enormous, mad, mental, nuts, bonkers, haywire, ballistic, berserk, crazy, wild, into spasm, into overdrive, into meltdown, on strike, lopsided, really bad, very bad, bad",
  ),
  each(
    "just",
    "says no, says nope, swells, swells up, itches, shuts, shuts down, closes, closes up, tightens, goes, burns, stings, streams, hates it, explodes, erupts, gives up, packs up, blocks up, stops, stops working, swell, swell up, itch, close up, burn, sting, stream, go, hate it, erupt",
  ),
  "stops working, stop working, stopped working, gives up the ghost, goes into meltdown, goes into shock, throws a strop, throws a hissy fit, throws a hissy, throws a paddy, threw a fit, threw a tantrum, has a fit, has a meltdown, furs up, fur up, furred up, makes my, make my, made my, makes the, make the, turns my, turn my, turned my, gets my, got my, straight to my, straight into my, straight for my, right up my, shoots to, shoots up, croaky, hoarse, scratchy, tickly, weepy, gunky, runny, streamy, weeping, flake, flakes, flaking, flaked, scab over, scabs over, blocks, block, blocked, blocks solid, is shot, are shot, been shot, is knackered, are knackered, is buggered, are buggered, is trashed, are trashed, is done for, are done for, cant take it anymore, squeezes, squeeze, squeezed, crushes, crushed, bleed, bleeds, bled, bleeding, spikes, rattle*, rattling, rattled, whistle*, whistling, gurgle*, gurgling, thickens, thickened, sheds, says no, says nope, says nah, says no thanks, says no way, says absolutely not, said no, said nope, say no, become like, becomes like, became like, go like, goes like, went like, gone like, on strike, in revolt, in uproar, in bits, in agony, in flames, in tatters, in pieces, in shreds, a mess, a disaster, a state, a wreck, ruined, wrecked, sandpaper, razor blades, jelly, cotton wool, concrete, lead",
  "aggravate*, aggravated, aggravating, bother, bothers, bothered, bothering, upset, upsets, upsetting, affect, affects, affected, affecting, disturb*, disturbed, attack, attacks, attacked, numbs, numbed, mess with, messes with, messed with, messing with, mess up, messes up, messed up, mucks up, play havoc with, plays havoc with, played havoc with, plays hell with, plays merry hell with, wreak havoc, wreaks havoc, havoc with, wreck, wrecks, wrecked, destroy*, destroyed, kills, hurts, worsen*, worsened, worse, catches in, catches my, catch in, sticks in, claws at, rips up, ripped up, tears up, shreds, shredded, strips, stripped, dries out, dry out, dried out",
);
/** How one judges a smell that one will not wear. */
const negative = list(
  "unbearable, disgusting, revolting, vile, awful, horrible, horrid, terrible, hideous, nasty, foul, repulsive, rank, minging, gross, rancid, putrid, fetid, offensive, sickly, cloying, tacky, cheap, overpowering, overwhelming, overrated, overhyped, boring, unpleasant, intolerable, insufferable, suffocating, stifling, oppressive, nauseating, sickening, overkill, old fashioned, outdated, dated, too much, too strong, too heavy, too loud, the worst, the pits, the absolute pits, the dregs, evil, ghastly, grim, stinky, pongy, whiffy, niffy, stinking",
  "overdone, played out, tired, cliche, a cliche, cliched, tedious, samey, overused, a snooze, a bore, a chore, a crime, a curse, a menace, a disaster, an abomination, an offence, an assault, dreadful, atrocious, abysmal, appalling, abominable, odious, loathsome, noxious, obnoxious, repellent, repugnant, off putting, offputting, stomach churning, yuck, yucky, icky, dire, pants, crap, crappy, shite, shit, gash, bobbins, headachey, headache inducing, old hat, passe, unwearable, unwelcome, not invited, persona non grata, a write off, a nonstarter, a non starter, a turn off, a turnoff, a passion killer, a mood killer, a buzzkill, a red flag, a deal breaker, a dealbreaker",
  "a flop, vetoed, common, too common, an acquired taste, past it, past its best, past its sell by, peak cringe, giving me nothing, a bit miss havisham, dull, bland, insipid, stale, trite, hackneyed, unoriginal, uninspired, uninspiring, derivative, bog standard, meh, rubbish, garbage, trash, trashy, tripe, tat, tatty, naff, twee, cringe, cringey, cringy, cringeworthy, embarrassing, vulgar, crass, crude, tasteless, garish, gaudy, brash, shouty, screechy, shrill, strident, jarring, grating, annoying, infuriating, maddening, abrasive, acrid, pungent, mouldering, fusty, fuddy duddy, frumpy, dowdy, matronly, mumsy, spinsterish, grannyish, auntyish, auntie like, aunty like, aunty type, downmarket, low rent, ropey, ropy, dodgy, iffy, sus, grody, whack, wack, lame, ugly, unsexy, unattractive, unappealing, undesirable, distasteful, objectionable, deplorable, lamentable, woeful, pathetic, laughable, ridiculous, hateful, despicable, detestable, diabolical, hellish, infernal, demonic, satanic, cursed, an atrocity, a monstrosity, monstrous, a sin, a travesty, torture, agony, misery, a punishment, punishment, purgatory, hell, hell on earth, a nightmare, the devil, the devils, satans, the work of the devil, the work of satan, a horror, horrifying, creepy, sinister, morbid, funereal, deathly, depressing, gloomy, dreary, bleak, miserable, soul destroying, soul crushing, verboten, taboo, off limits, banned, forbidden, not welcome, not wanted, unsettling, triggering, upsetting, disturbing, distressing, traumatic, traumatising, excessive, over the top, ott, in your face, tiresome, wearying, exhausting, draining, sleazy, tarty, slutty, common as muck, chavvy, blokey, laddish, juvenile, childish, immature, babyish, teeny bopper, synthetic, chemical, artificial, plasticky, fake, yesterdays news, so last year, so last season, so last century, bakwas, bekaar, manky, mingin, honking, gopping, boggin, bogging, bowfing, hanging, heinous, dead to me",
);
/** What one would rather not be reminded of. */
const badMemories =
  "cheap, cheap candles, yankee candle, burning tyres, burnt tyres, burning rubber, burnt hair, burning hair, someones gran, someone gran, somebodys gran, somebody gran, someones nan, someone nan, bad marriage, rehab, worst boss, worst date, worst ex, worst enemy, old boss, ex boss, headmaster, headmistress, miss havisham, divorced aunt, maiden aunt, hospital*, hospice*, morgue*, mortuary, funeral*, funeral parlour, funeral home*, graveyard*, cemetery, casket*, coffin*, dentist*, surgery, care home*, nursing home*, old people, old ladies, old folks home, toilet*, loo, loos, bog, urinal*, latrine*, portaloo*, porta potty, public toilet*, toilet cleaner, loo cleaner, bleach, toilet duck, air freshener*, car freshener*, taxi, taxis, minicab, minicabs, gym sock*, sock*, feet, armpit*, wet dog*, bin, bins, bin juice, landfill, sewer*, drain*, vomit, sick, puke, urine, pee, wee, piss, poo, nappy, nappies, mothball*, moth ball*, damp, mould, mold, mildew, disinfectant*, dettol, cough syrup, cough medicine, medicine, my ex, my ex husband, my ex wife, my ex boyfriend, my ex girlfriend, exam*, detention, prison, jail, chemo, chemotherapy, bug spray, insecticide, nail varnish remover, cheap aftershave, cat litter, cat wee, cat pee, litter tray, hamster cage, roadkill, rot, rotting, rotten eggs, rotten meat, off milk, funeral parlours, graves, crematorium, cremations, hospital wards, hospital corridors, icu, intensive care, orthodontist, death, dying, corpses, school dinners, school toilets, loo spray, porta potties, old men, old folks homes, being sick, car sickness, travel sickness, hangovers, hangover, worst hangover, bad times, bad time, bad date, bad dates, divorce, breakup, bully, bullies, abuser, cleaning products, tube, rush hour, duty free, mall, estate agents, car salesmen, car salesman, used car salesmen, frat boys, teenage boys, teenagers, perverts, creep, sleazy men, sleazy old men, cults, lockdown, covid, sewage, rotting meat, dead bodies, dead people, dead flowers, dead animals, rats, hamsters, pet shop, pet shops, kitty litter, litter trays, litter boxes, cat piss, farts, bo, body odour, stale beer, stale smoke, ashtrays, ashtray, floor cleaner, fly spray, insect repellent, mosquito spray, weedkiller, nappy bins, dirty nappies, dog breath, bad breath, morning breath, cheap perfume, old ladys handbag, grannys handbag, granny, grannies, brothel, brothels, strip club, strip clubs";
/** What a swollen or reddened face is likened to. */
const swollenLike =
  "a balloon, balloons, a tomato, a lobster, a beetroot, a strawberry, a puffer fish, a pufferfish, a blowfish, a bullfrog, a toad, a frog, a hamster, a chipmunk, the michelin man, the elephant man, shrek, quasimodo, hitch, will smith in hitch, rocky, a boxer, a boiled ham, a football, a pumpkin, a pizza, a road map, a leper, rudolph, a panda, popeye, a gargoyle, a monster, a zombie, a beach ball, a melon, a burns victim, bad botox, sausages, golf balls, golfballs, sandpaper, a bee sting, a bad sunburn, sunburn, i lost a fight, i lost a boxing match, i got stung, i was stung, i got punched, i was punched, i got slapped, ive been stung, ive been punched, ive been slapped, ive been in a fight, ive been crying, ive been in the ring, ive gone ten rounds, ive done ten rounds, i have been stung, i have the plague, i had the plague, i had measles, i have measles, i have chickenpox, i had chickenpox, measles, chickenpox, chicken pox, poison ivy";
/** How long an illness lasts. */
const lasting =
  "for days, for hours, for weeks, for a week, for a day, for two days, for a fortnight, for a month, for ages, for the rest of the day, all day, all night, all week, till morning, nonstop, non stop, like mad, like crazy, uncontrollably, my head off, my guts up, my lungs up, my eyes out, myself silly, myself raw, it raw, within seconds, within minutes, in minutes, straight away, instantly, immediately, for england";
const doctor =
  "doctor, doctors, dr, derm, derma, dermatologist, allergist, gp, doc, specialist, midwife, consultant, hospital, clinic, nurse, paediatrician, pediatrician, health visitor, pharmacist, immunologist, pulmonologist, neurologist, ent, optician, homeopath, physician, vet, facialist, beautician, oncologist, surgeon, therapist, physio, medic, paramedic, school nurse";
const abide =
  "hack, stick, thole, be having, be having with, be daein with, be daein wi, get past, stand, bear, abide, stomach, tolerate, take, handle, do, deal with, cope with, suffer, wear, have, be near, be around, go near, get on with, get along with, warm to, get into, see myself wearing, face";
const cannot =
  "cannae, canna, cant, cannot, can not, couldnt, could not, cudnt, cnt, carnt, could never, can never, can barely, can hardly, cant really, cant even, cant ever, never could";

/** Hands in every colour of skin. */
const toned = (hands: string): string =>
  [...hands].flatMap((hand) => ["", ..."🏻🏼🏽🏾🏿"].map((tone) => hand + tone)).join(", ");

/** A long word as it is typed in haste: with a letter left out, or with two that changed places. */
const slips = (words: string): string =>
  words
    .split(" ")
    .flatMap((word) =>
      [...word].flatMap((letter, at) => {
        const [before, after] = [word.slice(0, at), word.slice(at + 1)];
        const [next = ""] = after;
        return at === 0 ? [] : [before + after, before + next + letter + after.slice(1)];
      }),
    )
    .join(", ");

/** Women and men who are called what smells. */
const namesakes =
  "rose, jasmine, yasmin, iris, lily, violet, ginger, basil, daisy, rosemary, ivy, clementine, saffron, cherry, olive, heather, hazel, poppy, magnolia, laurel, willow, juniper, amber, pepper, sage";
/** The kinds of smell of which one may say that there is too much of them. */
const kindsOfSmell =
  "sweet, floral, flowery, powdery, woody, citrusy, fruity, spicy, herbal, earthy, green, fresh, smoky, soapy, musky, creamy, sugary, animalic, gourmand, minty, leathery, aquatic";

/** What the body does where it does not bear something, and what helps it then. */
const symptoms = list(
  each(
    "cant, cannot, can not, couldnt, could not, can hardly, could hardly, can barely, could barely, hardly, barely, cant even, struggle to, struggled to, struggling to, fight to, fought to, hard to, harder to, difficult to, hurts to, hurt to, unable to, forget how to, trouble, difficulty, difficulties, stopped, stops me",
    "breathe, breathing, breath, inhale",
  ),
  each(
    "cant catch my, couldnt catch my, fight for, fought for, fighting for, gasp for, gasped for, gasping for, struggle for, struggled for, short of, shortness of",
    "breath, air",
  ),
  "breath gets short, breath got short, breath short, go breathless, goes breathless, went breathless, get breathless, got breathless, wheez~, rattle in my chest, whistling chest, chest whistles, asthma attack*, asthma flare*, bronchospasm*",
  each(
    "tightness, tightening, pressure, pain, pains, weight, squeezing, burning, heaviness, rattling, constriction",
    "in my chest, in the chest, on my chest, across my chest, in my throat, in my lungs",
  ),
  each(
    "tight, tightened, heavy, sore, painful, burning, swollen, closing, closed, itchy, scratchy, constricted, raw",
    "chest, throat, lungs, airways, windpipe",
  ),
  each(
    "chest, throat, airways, lungs, windpipe",
    "_ tight, _ tightens, _ tightened, _ tightening, _ closes, _ closed, _ closing, _ constricts, _ constricted, _ hurts, _ burns, _ burned, _ seizes, _ seized",
  ),
  "chest tightness, chest pain*, throat swelling, laryngitis, angioedema, angio oedema, oedema, edema, anaphyla~, swelling, swell up, swells up, swelled up, puffed up",
  each(
    "swollen, puffy, numb, tingling, itchy, burning",
    "eyes, eyelids, lips, face, tongue, mouth, gums, cheeks, skin",
  ),
  each("red, sore, bloodshot, watery, streaming", "eyes, eyelids"),
  each(
    "face, lips, skin, ears, neck, tongue",
    "_ purple, _ blue, _ scarlet, _ crimson, _ blotchy, _ puffy, _ swollen, _ numb, _ tingling, _ tingles, _ tingled",
  ),
  each(
    "face, skin, neck, chest, eyes, ears",
    "go red, goes red, went red, gone red, going red, turn red, turns red, turned red, _ bright red, _ all red",
  ),
  each(
    "i go, i went, i turn, i turned, id gone, id turned, i was going, i was turning",
    "purple, blue, blotchy, scarlet, puffy, numb",
  ),
  "hives, urticari~, rash, rashes, wheal*, welt*, blister~, nettle rash, dermatitis, pimple*, acne, sores, red spots, red patches, red blotches, spots all over, bumps all over, lumps all over, eczema flare*, eczema flared, flaky skin, raw skin, peeling skin, cracked skin, burning skin, skin burns, skin burned, skin peels, skin peeled, skin cracks",
  each(
    "scratch, scratched, scratching",
    "till, until, myself, my arms, my neck, my skin, all night, for hours, for days, like mad",
  ),
  "start scratching, started scratching, starts me scratching, had me scratching, has me scratching, i scratch, it burns me, it burned me, it burns my, it burned my, it stings, it stung",
  "adrenalin~, epinephrin~, epi pen~, epipen~, auvi q, antihistamin~, anti histamin~, cetirizin~, loratadin~, fexofenadin~, chlorphenamin~, diphenhydramin~, benadryl, zyrtec, claritin*, piriton, cortisone cream*, steroid cream*, hydrocortisone cream*, antihistamine cream*, cream from the doctor, hydrocortison~, cortison~, prednison~, prednisolon~, salbutamol, albuterol, ventolin, inhaler*, nebuliser*, nebulizer*, steroid*",
  "911, called 911, call 911, dialled 999, dialed 911, called 999, called an ambulance, ambulance, paramedic*, intensive care, icu, emergency room, resuscitat~",
  "i fainted, i faint, nearly fainted, almost fainted, passed out, blacked out, i collapsed, lost consciousness, feel dizzy, felt dizzy, dizzy spell*, dizziness, vertigo, room spins, room spun, room spinning, lightheaded, light headed, palpitation*, tachycardia, heart skips beats",
  "vomit~, throw up, threw up, throwing up, thrown up, i was sick, violently sick, felt sick, feel sick, nausea~, nauseous, retch~, diarrhoea, diarrhea, stomach cramp*, migraine*, headache*",
  "sneez~, coughing, coughed, coughing fit*, choking, i choke, i choked, nosebleed*, runny nose, blocked nose, stuffy nose, hay fever, hayfever, go hoarse, goes hoarse, went hoarse, got hoarse, makes me hoarse, made me hoarse, i was hoarse, im hoarse, and hoarse, oxygen mask*, room tilted, voice vanished, i rasp, i rasped, rasping, lost my voice, lose my voice, voice goes, voice went",
);
/** Where these words tell of no illness. */
const harmless =
  "when i was sick, when i was ill, when i had a cold, when we were sick, adrenaline rush*, rush of adrenaline, adrenaline junkie*, adrenaline high, cough drop*, cough sweet*, cough syrup*, choked up, sneezing distance, sick bay, steroid free, pimple free, cant breathe without, cannot breathe without, couldnt breathe without, swelling with pride, swelling music, swelling sea, heart swell*, my heart swells, swelling heart";

/** British, American, Indian and Gulf English. */
export const englishGrammar: Grammar = {
  suffixes: "s es",
  functionWords:
    "could should might must youre theyre theres whats lets them us say said tell told know think back every other another many few little bit big small good great nice better well still ever even also because since though until against within yet " +
    "allergies migraine migraines adore papa cousin hay blonde petite allergic hates loves likes wants bad worst best smelled smelt smelling scented reminds rash hives itch a me i car men son grand win dial sent n ya pour plus ton test hello order delivery hi hey thanks the of and in my with was at from after before her his him he she they them i we to it its on is that this these those when were be been being " +
    "im ive id ill dont cant wont isnt doesnt didnt wasnt not no never nothing without less more but so for like love hate want please pls plz smell smells scent perfume you your our their " +
    "some any all just only really very too much allergic allergy anything everything something avoid kindly give gives make makes me an or nor neither as if would will can do does did have has had am are by about than then there " +
    "off out up down over into near around again always yes nope nah god lol tho used now old new home house day night year years time got get put keep skip minus free used how what who where why which while until",
  not: list(
    each(
      "not, not too, not very, not that, nothing, nothing too, isnt, arent",
      "heavy or, strong or, sickly or, overpowering or, sharp or, loud or, girly or, heavy and, strong and, heavy nor, strong nor",
    ),
    "by no means, in no way, on no account, under no circumstances, at no point, cannae, dinnae, didnae, wouldnae, couldnae, isnae, wasnae, dont think, do not think, didnt think, dont believe, dont reckon, not, never, do not, dont, doesnt, didnt, isnt, arent, aint, wasnt, werent, wont, wouldnt, cant, cannot, can not, couldnt, shouldnt, havent, hasnt, hadnt, mustnt, hardly, barely, nobody, no one, noone, dnt, dun, please dont, pls dont, plz dont, please do not, kindly dont, kindly do not, dont even, dont ever, dont really, never really, never ever, not really, nvr, not at all, doesn, didn, don, nobody in, none of us",
  ),
  want: list(
    each("leave, leave me, keep, keep me, let", "in the, in all the, in any, in my, in that"),
    "leave in, keep in, leave _ in, leave the _ in, let _ stay, let the _ stay, leave _ in it, leave the _ in it, leave _ where it is",
    each("looking, lookin, searching, hunting, in the mood", "for, for something, for somethin"),
    "back to, im back to, i m back to, can t get enough of it, cant get enough of it, can t get enough of, thought i hated, always thought i hated, used to think i hated, thought i didn t like, used to think i didn t like, thought i disliked, im after, after something, recommend, recommend me, suggest, show me something, do you have anything, have you got anything, got anything, make something, make me something, maybe something, something like a, usually wear, normally wear, mostly wear, my taste is, more of a, more of an, im more a",
    "quite like, really like, actually like, rather like, now like, quite love, really love, quite enjoy, quite like it, really like it, actually like it, rather like it, now like it, like it now, i like it, do like it",
    "can never have enough, never have enough, never had enough, never have too much, cant get too much, never again have i, never since have i, nowhere else have i, never have i, not a day goes by, hardly a day goes by",
    "a convert, been converted, im converted, im a believer, im sold, im all in, im fully on board, im on board, i get it now, came round to it, come round to it, coming round to it, came around to it, warmed to it, warming to it, im hooked, lets gooo, lfg, take my money, shut up and take my money",
    each(
      "never, cant, cannot, couldnt, wasnt, isnt, not, nothing, no, didnt, wouldnt, hardly, rarely, aint, never left, never leave, never leaves, cant remember, cannot remember, dont remember, cant recall, never came, ever came, cant picture, cant think of, never known, never saw, never went, wouldnt be",
      "_ without",
    ),
    "no reaction to, no reactions to, never reacted to, dont react to, do not react to, doesnt react to, never had a reaction to, never had a problem with, no problems with, tolerate, tolerates",
    "love, loves, loved, loving, luv, luvs, lurve, wuv, adore, adores, adored, adoring, like, likes, liked, enjoy, enjoys, enjoyed, fancy, crave, craves, craving, cherish, treasure",
    "want, wants, wanted, wanting, wanna, need, needs, needed, prefer, prefers, preferred, wish for, long for, longing for, yearn for, dream of, dreaming of, hope for, would rather, id rather, rather have",
    "would kill for, id kill for, die for, lemme have, let me have, gimme, give me, give us, send me, bring me, bring back, take me back to, takes me back to, takes me to",
    "more, big on, go heavy on, load up on, double the, drown me in, bathe me in, wrap me in, centred on, centered on, built around, based on, focused on",
    "miss, misses, missed, missing, didnt think id miss, didnt think i d miss, did not think id miss, never thought id miss, didnt know i missed, remember, remembers, obsessed with, obsessed, addicted to, hooked on, crazy about, mad about, mad for, crazy for, nuts about, nuts for, passionate about, fond of, partial to, keen on, fan of, sucker for, weakness for, soft spot for, a thing for, head over heels for, addicted, stan, simp for, here for, i vote, hit me with, bring on, go for, choose, pick, settle on",
    each(
      "never a, not a, wasnt a, wasnt really a, was not a, never much of a",
      "_ person until, _ person till, _ person before, _ fan until, _ fan till",
    ),
    each(
      "never liked, hated, didnt like, did not like, couldnt stand, never got, never understood, disliked, loathed",
      "_ until, _ till",
    ),
    each(
      "refuse to believe",
      "anyone dislikes, anyone hates, anyone doesnt like, anyone could dislike, anyone could hate, people dislike, people hate",
    ),
    "vibe with, vibes with, vibing with, gel with, gels with, jive with, click with, gravitate to, gravitate towards, lean towards, drawn to, resonate with, resonates with, dig, digging, could murder, could go a, could do with, go putting, go adding, go using, put, add, use, include, incorporate, keep the, keep in, throw in, chuck in, pop in, stick in, slip in, mix in, blend in, sprinkle, drop in, pour, make it, make me, build it on, bury it in, hide it behind, let there be, should have, must have, needs to have, has to have, should smell of, should smell like, want to smell of, want to smell like, wanna smell like, like to smell of, love to smell of, love to smell like, like to smell like, want it to smell of, want it to smell like, yes to, okay with, ok with, fine with, happy with, cool with, not averse to, open to, feel free to add, feel free to use, appreciate, relish, worship",
    "cant live without, cannot live without, couldnt live without, can not live without, never live without, cant be without, cannot be without, cant do without, cannot do without, cant start _ without, not a day without, couldnt imagine _ without, could not imagine _ without, cannot imagine _ without, not _ day without, never go without, wouldnt be without, would not be without, never leave home without, not without, never without, no life without, nothing without, nowhere without, cant imagine _ without, incomplete without, not complete without, isnt complete without, not the same without, isnt the same without, isnt home without, no home without, life without, empty without, unthinkable without, lost without",
    "cant get enough, cannot get enough of, never get enough of, could not get enough of, never enough, never too much, can never have too much, cant have too much, cant have enough, cant go wrong with, cant beat, cannot beat, cant resist, cannot resist, couldnt resist, cant stop smelling, couldnt stop smelling, cant stop thinking about, cant say no to, never say no to, wouldnt say no to, would not say no to, dont say no to, never tire of, never tired of, never get tired of, never bored of, never get bored of, never forget, never forgot, never forgotten, wont forget, cant forget, cannot forget, dont forget, do not forget, unforgettable, never leave, never leaves, never left, never fade, never fades, never lost, never stopped loving, never stop loving, not only, not just, not merely, not simply, nothing beats, nothing can beat, nothing better than, nothing compares to, nothing compares with, nothing smells better than, nothing smells like, nothing says, nothing like the smell of, there nothing like, theres nothing like, there is nothing like, nothing quite like, nothing is better than, nothing else but, nothing but, none other than, no one does, nobody dislikes, no one dislikes, nobody hates, no one hates, who doesnt love, who does not love, who doesnt like, who does not like, who dont love, who could hate, who could not love, how could i not, no better smell than, no smell like, no better than, no greater, no objection to, no objections to, no problem with, no issue with, no issues with, nothing against, dont mind, do not mind, doesnt bother me, dont hate, do not hate, never hated, didnt hate, dont dislike, not hate, dont not like, dont not love, do not not like, dont not want, not that i dont like, cant complain about, dont leave out, do not leave out, dont skip, do not skip, do not omit, dont hold back on, dont hold back, dont be shy with, dont skimp on, not without a, cant hate, cant fault, no harm in, not against, not opposed to",
  ),
  wantAfter: list(
    "heaven, is heaven, pure heaven, absolute heaven, is bliss, bliss, thats more me, is more me, more my style, more my thing, is home, is home to me",
    "than my usual, than usual, than my last one, than my current one, than the one i have, than what i have, than what ive got",
    "got me, won me over, converted me, seduced me, surprised me, blew me away, stopped me in my tracks, had me at hello",
    each(
      "as long as its not, as long as it not, as long as it isnt, so long as its not, so long as it not, provided its not, provided it not, if its not, if it not, if it isnt",
      "sickly, cloying, overpowering, overwhelming, cheap, tacky, synthetic, artificial, fake, chemical, plasticky, boring, too much, too strong, too heavy, too loud, too sweet, too sharp, too old, too young, too obvious, bitter, syrupy, in your face, jammy, screechy, harsh, stale, musty, dated, old fashioned, grannyish, mumsy, one of those, a cheap one, the cheap kind, the cheap stuff, the fake kind, the synthetic kind, overdone, obnoxious, tasteless, rank, vulgar",
    ),
    each(
      "makes me feel like a, make me feel like a, made me feel like a, makes me feel like the, makes me feel like an",
      "queen, princess, goddess, kid, kid again, child, child again, king, star, movie star, film star, million dollars, million bucks, lady, woman, new woman, new person, new man, real woman, man, bride, girl again, teenager again, boss, rockstar, rock star, grown up, adult, grown woman, winner, millionaire, main character, million quid, human, little girl, little boy",
    ),
    each("anything but", negative),
    "or nothing, or bust, or im leaving, or im out, or im off, or i walk, or death, say no more, now youre talking, now you re talking",
    each("is not, are not, isnt, arent", each("_", negative)),
    toned("👍🙌👌🫶"),
    "❤, 😍, ✅, 💕, 💖, 💗, 💓, 💞, 💘, 🥰, 😘, 💛, 💚, 💙, 💜, 🧡, 🤍, 🖤, 🤎, ♥, ✔, ☑, 💯, 🤩, 😻, 🤤, 😋, ➕",
    "back on it, back into it, floats my boat, float my boat, is right up my street, are right up my street, right up my alley, does it for me, slaps, slap, hits different, is the bomb, is the dogs bollocks, rocks my world, is growing on me, are growing on me, takes me home",
    "yes, yep, yup, yeah, yea, yass, yas, ofc, of course, any day, every time please, for the win, ftw, for life, 4 life, forever, instead",
    "is ok, is okay, is fine, is good, is great, is lovely, is nice, is allowed, is welcome, is bliss, is heaven, is heavenly, is divine, is beautiful, is perfect, is wonderful, is amazing, is gorgeous, is delicious, is everything, is life, is love, is a must, is home, is essential, is non negotiable, is safe, is no problem, is not a problem, isnt a problem, is wanted, is needed, is better, is best, is the best, is a win",
    "are ok, are okay, are fine, are good, are great, are lovely, are nice, are allowed, are welcome, are bliss, are heaven, are beautiful, are perfect, are wonderful, are amazing, are gorgeous, are safe, are everything, are a must, are the best",
    "would be ok, would be okay, would be fine, would be good, would be great, would be lovely, would be nice, would be amazing, would be perfect, works, by all means, we agree on, we both love, i can live with, my favourite, my favorite, my fave, my fav, love it, loved it, adore it, i love, i adore, is underrated, never gets old, never fails, make me happy, makes me happy, made me happy, makes me smile, make me smile, made me smile, makes me cry in a good way, calms me, calms me down, comforts me, comfort me, soothes me, cheers me up, takes me back, take me back, took me back, takes me straight, feels like home, feel like home, smell like home, smells like home, is heaven on earth, yum, yummy, mmm, mm, swoon, please and thank you, my weakness, my jam, my vibe, my happy place, my thing, chefs kiss, is where its at, is where it at, smells amazing, smells lovely, smells gorgeous, smells divine, smells so good, smells good, smell amazing, smell lovely, smell so good, smells incredible, smells delicious, smells heavenly, smelled amazing, smelt amazing, smelled lovely, smelt lovely, is my comfort, is my whole personality, is my religion, has my heart, i cant get enough, cant get enough of it, obsessed now, grew on me, grown on me, won me over, changed my mind",
  ),
  refuse: list(
    each(
      "am, im, i m, is, was, were, are, hes, shes, were",
      "not a fan of, not a _ fan of, not really a fan of, not really a _ fan of, not much of a fan of, not exactly a fan of, not the biggest fan of, no fan of, no _ fan of, never a fan of, never a _ fan of",
    ),
    "never want to smell it again, never want to smell that again, never want to smell it, never want to smell them again, dont want to smell it again, must avoid, have to avoid, have to stay away from, need to stay away from, can t wear, cant wear, cannot wear, doesnt scream, doesn t scream, not scream, does not scream, that doesn t scream, without screaming, so over, im over, i m over, im so over, i m so over, well over, had enuf, had enuf of, nuffin, nuthin, nuttin, don t overdo the, dont overdo the, don t overdo, dont overdo, not a million miles from, used to hate, used to dislike, used to loathe, used to detest, turn her nose up at, turns her nose up at, turn my nose up at, turn up my nose at, turns his nose up at, want the exact opposite, want the opposite, the exact opposite, the complete opposite, bottle the opposite, going easy on, dont you dare put, don t you dare put, don t you dare, nothing worse than, there s nothing worse than, theres nothing worse than, do mind, i do mind, everything smells like _ these days, everyone smells like _ these days, everything smells of _ these days, everyone smells of _ these days, everybody smells of _ these days, everything smells like _ nowadays, everyone smells of _ nowadays, just none of that, none of your, i was going to say, i was gonna say, nearly said, just hold the",
    each("not supposed, not meant, not allowed", "to be near, to be around, near, around"),
    each("its too, it is too", "strong, heavy, much, loud, intense, overpowering, harsh, sharp"),
    each("find, found, i consider, we find", each("_", negative)),
    "got sick of, was sick of, got sick and tired of, getting sick of, gotten sick of, got tired of, getting tired of, got bored of, got bored with, grew tired of, grew sick of, got fed up with, got fed up of, got over, went off",
    each(
      "i wish, wish, id love it if, itd be nice if",
      "people would stop wearing, everyone would stop wearing, they would stop using, theyd stop using, people would stop using, people stopped wearing, everyone stopped wearing, people didnt wear, nobody wore, youd stop, you would stop using, they wouldnt use, they hadnt used, there was no, there were no",
    ),
    each(
      "leave, leaving, left, cross, strike, rule, count, edit, filter, weed, chuck, kick",
      "_ off, _ out, _ off the list, _ from the list",
    ),
    each(
      "delete, drop, lose, cut, take, strike, remove",
      "_ entirely, _ altogether, _ completely, _ for good, _ from the list, _ off the list, _ from the mix, _ from mine, _ from the recipe, _ out please, _ out of it, _ out of the mix",
    ),
    "if you left out, if you leave out, left out the, the further from, the farther from, the further away from, as little _ as possible, there shouldnt be, there should not be, there mustnt be, there must not be, there cant be, there better not be, better not be any, there had better not be, bored rigid by, bored rigid of, bored senseless by, bored silly by, bored to death of, bored to death by, bored witless by, wouldnt give _ to, you can keep, havent acquired the taste for, havent acquired a taste for, never acquired the taste for, never acquired a taste for, never developed a taste for, yet to acquire a taste for, no place in my wardrobe for",
    each(
      "never, never really, never quite, didnt, didnt really, dont really, cant really, couldnt ever, could never really",
      "took to, take to, taken to, warmed to, warm to, cared for, got into, get into, got on with, get on with, clicked with, click with, gelled with, gel with, bonded with, bond with, fancied, rated, rate, got along with, get along with, saw eye to eye with, got behind, get behind, seen the point of",
    ),
    each(
      "associate, associated, connect, link",
      each(
        "_ with",
        "death, funerals, hospitals, hospital, toilets, old people, old ladies, illness, my ex, grief, cleaning, taxis, the dentist, bad times, my divorce, my bully, work, stress, pain, sickness, vomit, cheap, being ill, being sick",
      ),
    ),
    each(
      "dont let, do not let, never let, please dont let",
      "a single, a drop of, a single drop of, even a drop of, one drop of, a hint of, a whiff of, any, any of the, even a hint of, even a whiff of",
    ),
    each(
      "cant see, cannot see, dont see, do not see, never saw, never seen, fail to see, dont get, do not get, never got, dont understand, never understood, cant understand, dont share, dont buy, never bought",
      "the point of, the point in, the appeal of, the attraction of, the fuss about, the fuss with, the fuss over, the hype about, the hype around, the need for, the charm of, the beauty of, the use of, the obsession with, the craze for, the love for, why anyone wears, why people wear, why people like, why people love, why anyone likes, why anyone would wear",
    ),
    "i dont get, i just dont get, i really dont get, i dont understand, i never understood, i never got the",
    each(
      "who in their right mind, who on earth, who the hell, who even, who actually, who honestly, why would anyone, why would anybody, why would someone, why on earth would anyone, why do people, why does anyone, why does anybody, how can anyone, how can people, how could anyone, what possessed anyone to, what possesses people to, what kind of person, what sort of person, only a psychopath, only psychopaths",
      "wears, wear, chooses, choose, likes, like, loves, love, want, wants, buy, buys, enjoy, enjoys, put, puts, use, uses, bottle, bottles, pick, picks, spray, stand, stands, bear",
    ),
    each(
      "whoever, the person who, the man who, whichever idiot, what idiot, who",
      "invented, came up with, thought of, bottled, decided on",
    ),
    "outgrown, outgrew, overdone, over did, overdid, divorced, retired from, weaned off, wary of, dubious about, suspicious of, nervous about, nervous of, unsure of, leery of, cautious about, cautious of, frightened of, steer away from, steering away from, shy away from, back away from, backing away from, walk away from, last thing i need, last thing i need is, last thing i need is more, last thing i want is more, last thing we need is more, last thing anyone needs is more, last thing i want, last thing i want is, last thing we need, last thing we need is, last thing anyone needs, last thing anyone needs is, wont catch me in, wont catch me wearing, never catch me in, never catch me wearing, wont find me in, wont find me wearing, wont see me in, wont see me wearing, wont get me in, wont get me wearing, not catch me in, not catch me wearing, wouldnt catch me in, wouldnt catch me wearing, cut back the, cut down the, dial back, turn down the, they put _ in everything, enough _ already, enough _ now, enough _ for one lifetime, enough _ for a lifetime, happily live without, happily do without, happily never smell, gladly live without, gladly do without, no room in my life for, no place in my life for, no room on my shelf for, not in the market for, not queuing up for, not lining up for, not rushing to, not rushing out for, not running to, not jumping for, in no hurry to wear, in no hurry to smell",
    each(
      "not _, isnt _, arent _, wasnt _, never _, no longer _, aint _",
      "mad on, mad for, mad about, wild about, wild for, wild on, crazy on, crazy about, nuts about, hot on, big on, sweet on, gone on, struck on, sold on, fussed on, fussed about, fussed by, bothered about, bothered by, bothered with, keen on, keen for, taken with, taken by, wowed by, impressed by, impressed with, thrilled by, thrilled with, thrilled about, excited by, excited about, fond of, partial to, convinced by, convinced about, persuaded by, attracted to, drawn to, tempted by, comfortable with, friends with, on good terms with, on speaking terms with, compatible with, a champion of, a devotee of, an admirer of, a lover of, a fan of, seduced by, charmed by, won over by",
    ),
    each(
      "not, not really, not that, not too, not so, never, never been, no longer, not exactly, not particularly",
      "into, in love with, down with, down for, here for, loving, feeling, digging, vibing with, enjoying, looking for, interested in, up for, hip to, a friend of",
    ),
    each(
      "dont you dare, dont even think about, dont even think of, no need to, never, do not, dont, dont go, dont ever, please dont, dont bother, must not, mustnt",
      "use, using, put, putting, add, adding, include, including, give me, pick, choose, spray, bring, sell me, suggest, offer me, recommend, send me, show me, dab, pour, mix in, mixing in, throw in, chuck in, slip in, sneak in, sneak, sprinkle, hide, bother with, come near me with, come at me with, bring me, drown me in, douse me in, dunk me in, smother me in, cover me in",
    ),
    spoken(
      "if theres even, if theres any, if theres a hint of, if theres a trace of, if theres even a whiff of, if theres even a hint of, if theres even a trace of, if theres even a drop of, whats with all the, what is it with, whats the deal with",
    ),
    each(
      "nobody, no one, noone, who, literally nobody, nobody ever, the world doesnt, the world does not, we dont, the world really doesnt",
      "asked for, asked for more, needs, needs more, need, need more, need any more, need another, has needed, has needed more, needs any more, needs another, wants, wants more, is asking for",
    ),
    "go slow on, go slow with, go gentle on, go gentle with, if you so much as, dont so much as look at, dont even look at, dont even mention, dont mention, never mention, bad blood with, bad blood between me and, trust issues with, a restraining order against, hold a grudge against, a problem with, have issues with, beef with, embargo on, a ban on, moratorium on, ban on",
    each(
      "had to leave, have to leave, must leave, walked out, had to get off, had to move, left early, moved seats, changed seats, moved house",
      "because of, because of the, cos of, cos of the, over the, thanks to",
    ),
    each(
      "not a, not an, not really a, not really an, not much of a, not the biggest, not the worlds biggest, never a, never been a, never really been a, never much of a, im no, i am no, not your",
      "_ person, _ girl, _ guy, _ gal, _ man, _ woman, _ fan, _ lover, _ lady, _ type, _ girlie, _ kinda girl, _ kinda guy, _ kind of girl, _ kind of guy, _ kind of person, _ enthusiast, _ household, _ family",
    ),
    "not the biggest, not the worlds biggest fan of, not my biggest love, amnt keen on, amnt fond of, amnt mad about, no fussed on, no fussed about, no keen on, scunnered of, scunnered with, scunnered by, swipe left on, swiping left on, unsubscribe from, opt out of, opting out of, would rather skip, id rather skip, id rather avoid, id rather leave, rather leave out, mafi, no habibi, dinnae gie me, dinna gie me, away wi, get tae with, said nothing with, said nothing containing",
    each(
      "wouldnt, would not, wouldnae, wouldna",
      "thank you for, thank ye for, thank anyone for, give you tuppence for, give tuppence for, give you a penny for, give a penny for, give _ house room, give _ houseroom, cross the road for, pay for, pay a penny for, wish _ on, spray _ on, put _ on, have _ in the house, use _ to, clean the toilet with, clean my toilet with, be thrilled with, be happy with, be keen on, go for, choose, pick, vote for, say yes to, recommend, suffer, inflict, miss",
    ),
    each(
      "leave the room, leave the lift, change carriages, change seats, move seats, hold my breath, hold my nose, pinch my nose, open a window, open the windows, cross the street, cross the road, run away, run a mile, run for cover, walk out, leg it, switch off, feel sad, feel old, get sad, get upset",
      "when i smell, if i smell, whenever i smell, when someone wears, if someone wears, whenever someone wears, at the smell of, at the first whiff of, when theres, if theres, whenever theres, to avoid, to get away from, from, near",
    ),
    "so no, so please no, so pls no, so none of, so nothing with",
    "refuse, refuses, refused, reject, rejects, rejected, decline, declines, object to, objects to, boycott, boycotting, blacklist, blacklisted, never been a, never been one for, never was a, never was one for, cannot with, can not with, broke up with, breaking up with, divorced from, no relationship with, draw the line at, drew the line at, keep me from, protect me from, prefer no, prefer there was no, prefer it without, prefer if there was no, go without, goes without",
    each(
      "wouldnt be, would not be, wouldnae be, wont be, will not be, dont want to be, never be, not be, not to be",
      "seen dead, caught dead, found dead",
    ),
    "couldnt pay me to, cant pay me to, could not pay me to, couldnt pay me enough to, have to pay me to, need to pay me to, running a mile from, run screaming from, runs a mile from, than wear, than smell of, than smell like, than put on, than be near, than go near, lifes too short for, life is too short for, life too short for, enough with, a no on, they can keep their, they can keep the, you can shove your, you can stick your, count me out if, im out if, i am out if, cba with, cba w, cant be bothered with, cant be arsed with, cannot be bothered with, spare us",
    each(
      "give, giving, gives, gave",
      "_ a wide berth, _ a swerve, _ the boot, _ the heave ho, _ a rest, _ a rest please, _ a break, _ a miss, _ the elbow, _ the chop, _ the push, _ the flick, _ the finger, _ a pass, _ a body swerve, _ the cold shoulder, _ the old heave ho, _ the bullet, _ its marching orders",
    ),
    "sack _ off, bin _ off, sacking _ off, knock _ on the head, keep _ to yourself, keep _ away from me, keep _ away from my, keep _ well away from, keep _ far away from, keep _ far from, please keep _ away, please keep _ out, kindly keep _ out, kindly keep _ away, keep _ away, keep _ out, keep _ out of it, keep _ out of mine, keep _ out of my perfume, leave _ out of it, leave _ out please, please leave _ out",
    each(
      "not",
      "enamoured of, enamoured with, enamored of, enamored with, a devotee of, taken with, struck on, that struck on, much taken with, terribly keen on, terribly fond of, especially keen on, especially fond of, particularly keen on, particularly fond of, particularly partial to, overly fond of, desperately keen on, overly enamoured of, best pleased by",
    ),
    each(
      "pay, rather, happy, glad, hope, hoping, prefer, prefer it if i",
      "_ never to smell, _ not to smell, _ never smell, _ never smelled, _ never smelt, _ never to wear, _ never have to smell",
    ),
    "im good on, im good without, im fine without, i am fine without, get that _ away, get _ away from me, take that _ elsewhere, take that _ away, get that _ out of here, not supposed to have, not meant to have, not supposed to use, not meant to use, not supposed to be around, not meant to be around, not supposed to wear, i will cry if, ill cry if, ill scream if, i will scream if, ill riot if, ixnay on, nix, 86",
    each(
      "i find, i found, find, i always find",
      "_ a bit, _ a tad, _ a touch, _ a smidge, _ a little too, _ far too, _ way too",
    ),
    "shun, shuns, shunning, eschew, eschews, spurn, deplore, deplores, abominate, recoil from, recoil at, shudder at, balk at, baulk at, wince at, flinch at, flee from, hide from, swear off, forswear, forgo, dodge, dodging, sidestep, bad experience with, bad experiences with, bad history with, bad time with, traumatic experience with, dont rate, do not rate, doesnt rate, done to death with, had my fill of, up to here with, sick to the back teeth of, sick to the teeth of, fed up to the back teeth with",
    "no room at the inn for, be gutted if, be disappointed if, be upset if, be annoyed if, be furious if, be sad if, be livid if, not do, lets leave the, lets not have, avoid list, no go list, no list, hate list, dislike list, blacklist is, cons, nose blind to, noseblind to, anosmic to",
    "leave _ for someone else, leave _ to someone else, leave _ to others, leave _ for others, leave _ to the others, leave _ to the cooks, leave _ to the kitchen, leave _ in the kitchen, sooner not, sooner not have, sooner there wasnt, rather there wasnt",
    "do not care one jot for, dont care one jot for, couldnt care less for, do not care at all for, dont care at all for, care nothing for, care not for, care little for, care very little for, no great fan of, no great lover of, no lover of, no friend of, no friend to",
    each(
      "steer, steering, stay, staying, keep, keeping",
      "well clear of, right clear of, well away from, far away from, far from, miles away from",
    ),
    "dont let it be, do not let it be, dont let there be, dont let it have, dont even think about, dont even think of, dont bother me with, dont you dare, dont dare",
    "wont have, will not have, im off, i am off, been off, who would want, how does anyone like, bored to tears of, bored to tears by, bored to tears with, bored stiff of, smell enough, getting enough, got enough, not a big, not a huge, not really a, not much of a, im not a, am not a, not a massive fan of, not the greatest fan of, least favourite is, least favorite is, least favourite smell is, the smell i hate most is, worst smell is, worst smell in the world is, at odds with, at war with, out of love with, over the smell of, past my, grown out of, grew out of, moved on from, done my time with, cannot be doing with",
    each(
      "cannot, cant, can not, mustnt, must not, shouldnt, should not, better not, wont, doesnt, dont want to, do not want to, doesnt want to, dont wanna, wouldnt want to, never want to, not want to, hate to, refuse to, not going to, not gonna, dont let it, dont make it, dont make me, dont want it to, do not want it to, dont want this to, never let it",
      "smell like, smell of, smell anything like, reek of, stink of, end up smelling like, turn into, go near, touch",
    ),
    "gone right off, went right off, gone completely off, gone totally off, went completely off, had enough, had more than enough, smelled enough, smelt enough, had too much, has too much, have too much, too much of, overdosed on, overdose of, burnt out on, burned out on, swore off, sworn off, given up, finished with, through with, weary of, unimpressed by, unimpressed with, unsure about, iffy about, iffy on, on the fence about, dont wear, do not wear, doesnt wear, didnt wear, dont ever wear, cant be doing with, cant be dealing with, not wearing, refuse to wear, no longer wear",
    slips("dislike dislikes despise detest loathe"),
    "aviod, avoide, hait, hayte, haate, dislikee, dispise",
    "hate, hates, hated, hating, h8, h8s, hate on, detests, detested, loathes, loathed, despises, despised, disliked, abhor, abhors, resent, dread, dreads, cringe at, gag at",
    each(cannot, abide),
    each(
      "cannae, canna, cant, cannot, can not, couldnt, could not, can never, could never",
      "_ stand, _ bear, _ abide, _ stomach, _ tolerate, _ deal with, _ cope with, _ be doing with, _ be bothered with, _ be arsed with, _ get on with, _ get along with, _ warm to, _ get past, _ get behind, _ get on board with, _ vibe with, _ wear",
    ),
    each(
      "dont, do not, doesnt, didnt, never, wont, wouldnt, i no longer",
      "_ care for, _ rate, _ wear, _ go near, _ touch, _ buy, _ go for, _ get on with, _ get along with",
    ),
    each(
      "no, zero, little, not much, absolutely no, no real, not the slightest, not the least, hardly any, limited, precious little, ive no, ive zero, very little",
      "patience for, patience with, time for, interest in, love for, tolerance for, tolerance of, appetite for, room for, use for, need for, need of, desire for, desire to smell of, desire to smell like, wish for, wish to smell of, wish to smell like, affection for, enthusiasm for, fondness for, taste for, sympathy for, respect for, truck with, intention of wearing, intention of smelling like, intention of smelling of",
    ),
    each(
      "kill, cancel, dump, junk, shelve, bench, evict, banish, expel, exile, delete, erase, purge, rule out, ruled out, weed out, filter out, kick out, throw out, chuck out, turf out, boot out, cross out, cross off, strike off, strike out, write off, nuke, ban, avoid, exclude, scrap, ditch, skip, lose, bin, omit, reduce, nix, axe, cull",
      "all the, any, anything, anything with, anything like, the, all",
    ),
    each("drop, stop, cut, leave, forget", "all the, anything with, anything like, out the, out all the, it with the"),
    each(
      "stop it, enough already, enough, quit it, knock it off, give it a rest, cool it, chill, easy, steady on, please stop, no more, calm down, lay off, ease off, ease up, rein it in",
      "with the, with all the, with all this, with this, with your, with these",
    ),
    "cool it on the, chill on the, ease up on, ease off, ease off on, go steady on, go steady with, go easy with, rein in the, miss me with, keep that, out with, off with, away with, boo to, thumbs down to, thumbs down on, two thumbs down for, hard pass on, going to pass on, oh great another, oh joy another, oh good another, oh look another, wow another, yet another, not another, just what i need more, just what the world needs another, because the world needs more, because the world needs another, does everything have to have, does everything have to smell of, does it have to have, does it have to be, do we have to have, must it have, why is it always, why does everything have, why does everything smell of, why does everything smell like, if i smell one more, if i smell another, one more whiff of, one more sniff of, if i never smell, if i never smelled, if i never smelt, id be happy if i never smelled, if there is even, if there is any, if there is even a hint of, if i so much as smell, if i get so much as a whiff of, if i detect any, the slightest whiff of, the slightest hint of, the merest whiff of, the merest hint of, even a whiff of, even the tiniest bit of",
    each(
      "cant say, cannot say, can not say, couldnt say, wouldnt say, would not say, not going to say, wont say, cant pretend, cannot pretend, wont pretend, not gonna pretend, id be lying if i said, i would be lying if i said",
      "i like, i liked, i love, i loved, i enjoy, i enjoyed, i care for, i care much for, i rate, im a fan of, i was a fan of, im keen on, im mad about, im fond of, i was fond of, im into, im sold on, i get on with, i warm to, to like, to enjoy",
    ),
    "cnt stnd, cant stnd, cant w, cant even with, cant with, unable to stand, unable to bear, hard to stand, struggle with, struggles with, have trouble with",
    "not a fan, no fan of, not fan of, not much of a fan of, not the biggest fan of, not the biggest fan, not a big fan of, not a huge fan of, not keen, not sure about, not so sure about, not one for, not much for, dont get on with, dont get along with, dont care for, do not care for, dont much care for, doesnt care for, didnt care for, dont like, do not like, dont really like, dont much like, dont even like, doesnt like, didnt like, never liked, never really liked, never much liked, not like, not liking, dont want, do not want, dont wanna, doesnt want, does not want, didnt want, never want, dont need, do not need, dont fancy, dont enjoy, do not enjoy, never enjoyed, dont love, do not love, dont appreciate, do not appreciate, not prefer, dont prefer, do not prefer, dont do, doesnt do, wont do, wont wear, will not wear, wouldnt wear, would not wear, never wear, would never wear, wouldnt want, would not want, wouldnt like, wouldnt touch, would not touch, wouldnt go near, wouldnt dream of, would rather not, would rather not have, id rather not, id rather not have, rather not, prefer not to have, prefer not, prefer not to",
    "put off by, turned off by, repulsed by, disgusted by, grossed out by, bothered by, sick of, sick to death of, fed up of, fed up with, tired of, bored of, bored with, over, enough of, had it with, done with, gone off, went off, no place for, against, anti, averse to, aversion to, allergic reaction to people wearing",
    "avoid, avoids, avoided, avoiding, stay clear of, steer clear, stay away from, staying away from, keep away from, keep clear of, keep off, stay off, lay off, easy on, go light on, tone down, dial down, turn down, tone it down on, cut down on, cut back on, cut out, cut the, reduce, omit, omitting, exclude, excludes, excluding, remove, removing, take out, eliminate, refrain from, refrain from using, abstain from, skip, ditch, drop the, leave out, leaving out, leave off, hold the, hold off on, pass on, no to, nope to, nah to, veto, ban, banned, forbid, forbidden, spare me, save me from, deliver me from, keep me away from, stop with, stop putting, get rid of, chuck out, bin off, down with, death to, screw, f, fuck, f ck, sod, sack off, swerve",
    "not add, not to add, not put, not use, not include, dont gimme, do not make it, dont make it, dont make me, must not contain, must not have, mustnt have, should not contain, shouldnt contain, should not have, shouldnt have, not smell of, not smell like, dont smell of, dont smell like, not supposed to smell of, nor do i like, nor do i want, nor any, nor do i care for, scared of, terrified of, afraid of, ptsd from, traumatised by, traumatized by, trauma from, haunted by, ruined by, reeks of, reek of, reeked of, stinks of, stink of, stank of, stinking of",
  ),
  refuseAfter: list(
    "is forbidden for me, are forbidden for me, is off limits, are off limits, is off limits for me, but my skin doesn t, but my skin doesnt, my skin doesn t, if it didn t kill me, if it didnt kill me, until it gave me eczema, until it gave me hives, never on me, never on my skin, not on my neck, is the one thing i can t have, is the one thing i cant have, are the one thing i can t have, to last me a lifetime, to last a lifetime, enough for a lifetime, for a lifetime thanks, is so last year, way too choccy, smells like a funeral, do without it, rather do without it, until the divorce, until we split, i wouldn t, is what i dont want to smell of, is what i don t want to smell of, covers, that covers, anything that covers, i do mind, hell, is hell, pure hell, to eat not to wear, to drink not to wear, to eat but not to wear, to drink but not to wear, not to wear it, not to smell of it, but not to wear, arent really my cup of tea, isnt really my cup of tea, not really my cup of tea, are not my cup of tea, isnt my cup of tea, arent my cup of tea, never been my cup of tea, is not my cup of tea, wasnt my cup of tea, not on me, not on my skin please, not in a perfume, not in my perfume, not in perfume, is low tide, wont be needing, went right off it, went right off them, went off it, went off them, gone right off it, gone right off them",
    "so no way, so no thanks, so no thank you, so no chance, so no ta, so nope, so nah, so absolutely not, so definitely not",
    "save them for, save it for, save that for, is what you wear when, is what people wear when, is what you wear if, never been kind to me, unkind to me, isnt kind to me, does me no favours, do me no favours, does me no favors, never did me any favours, never flattered me, turn in her grave, turn in his grave, rise from her grave, rise from his grave, rolling in her grave, spinning in her grave, on other people, on other women, on other men, on others, on somebody else, on someone else, on anyone else, on anyone but me, for other people, suits other people",
    spoken(
      "its not the nineties, its not the eighties, its not the seventies, its not the sixties, its not 1985, its not 1990, its not 1995, its not 1997, its not 1999, its not 2005, its not 2010, this isnt the nineties, this isnt the eighties",
    ),
    each(
      "makes me feel, make me feel, made me feel",
      "about ninety, ninety, about eighty, eighty, about a hundred, a hundred, ancient, geriatric, like a pensioner, like a granny, like my nan, like my gran, like my mother in law, middle aged, about seventy, seventy, past it, frumpy, invisible, like an old lady, like an old woman, like an old man, like a teenager, like a teenage boy, like a clown, like a tart, like a hooker, like a nun, like a sofa, like an air freshener, like a cake, like a cupcake, like a fruit salad, like a salad, like a taxi",
    ),
    "put it back, put it back on the shelf, put that back, back on the shelf, what am i, who do you think i am, what do you take me for, am i a, do i look like a, do i look like",
    each(
      "isnt something, is not something, arent something, are not something, not something, isnt a thing, not a thing",
      "i could wear, i would wear, i wear, id wear, i can wear, i like, i enjoy, i want, i need, i go for, i choose, id choose, i reach for, id reach for, id ever wear, i could ever wear, i will wear, i do, i ever wear, for me",
    ),
    each("need not, neednt, needs not", "apply, bother, be there, be included"),
    "nothing but grief, nothing but trouble, nothing but bother, nothing but bad memories, id block them, id block it, id ghost them, id ghost it, id unfriend it, id unfollow it, peaked in, what they spray in, what they clean with, what they use in toilets, what taxis smell of, what toilets smell of, what hospitals smell of, what old ladies wear, lingers too long, clings too long, wont leave me alone, clings and wont leave, outstays its welcome, overstays its welcome, has no place in, have no place in, excepted",
    "makes me feel like a, make me feel like a, makes me feel like an, make me feel like an, makes me smell like a, make me smell like a, makes me look like a, all anyone sells, all anyone wears, all anybody wears, all you smell, all you ever smell, all i ever smell, all i smell, so bored, bored of it, bored now, so tired of it, so sick of it, snoozefest, is what every, is what everyone wears, is what everybody wears, is what everyones wearing, is what all the, is what teenagers wear, is what old",
    each(
      "is for, are for, is only for, are only for, is just for, belongs in, belong in",
      "bakeries, bakers, pudding, puddings, desserts, cupcakes, ice cream, kids, little kids, toddlers, children, tea, soup, shampoo, candles, car fresheners, grannies, tourists, grandmas, aunties, uncles, old men, teenagers, teenage girls, tweens, clubbers, strippers, priests, nuns, hipsters, chavs, footballers, estate agents, curry, biryani, chai, cooking, food, christmas, pot pourri, drawers, wardrobes, soap, washing up, loos",
    ),
    each(
      "would, will, always, just, only, tends to, is going to, gonna",
      "ruin it, spoil it, kill it, wreck it, destroy it, cheapen it, drown it, overpower it, ruin everything, spoil everything, kill everything, drown everything, overpower everything, take over, be the end of it, be the death of it, make me return it, make me cry, make me leave",
    ),
    "spoils it, kills it, wrecks it, cheapens it, drowns it, spoils everything, kills everything, drowns everything, overpowers everything, takes over everything, kills the vibe, kills the romance, never the twain, never the twain shall meet, my abuser, my stalker, my attacker, my rapist, my bully, in everything now, is everywhere now, is everywhere these days, everywhere and im tired, and im done, and im tired of it, and im sick of it, and im over it, and im bored, and im fed up, fatigue, overload, burnout, ptsd, trauma, hater, haters, hater here, phobia, phobic, averse, sceptic, skeptic, denier, boils my piss, boils my blood, makes my blood boil, grinds my gears, gets my goat, sets my teeth on edge, set my teeth on edge, makes my teeth itch, make my teeth itch, makes my teeth ache, makes my teeth hurt, makes my flesh crawl, does my nut in, do my nut in, does my nut, does me head in, does my brain in, baffles me, confuses me, bewilders me, wears me, wear me, reads old, reads young, reads cheap, reads old to me, feels like a costume, feels wrong, deserves jail time, deserves jail, deserves prison, deserves a ban, deserves to be banned, should apologise, should apologize, should be ashamed, owes me an apology, is just lazy, is lazy, are lazy, is a war crime, are a war crime, is a hate crime, bathroom cleaner, gives me secondhand embarrassment, gives me second hand embarrassment, gives me the heebies, gives me the pip, gives me the hump, gives me the shakes in a bad way, never smell again, could happily never smell again, hope to never smell again, hope never to smell again, never want to smell again, dont want to smell again, leaves the room when i wear, leave the room when i wear, leaves the room, leave the room",
    each(
      "gets on, get on, gets right on, get right on, grates on, grate on, gets up, plays on, jumps on, is getting on, are getting on, got on",
      "my nerves, my last nerve, my wick, my tits, my goat, my pip, my case, my nose, everyones nerves",
    ),
    each(
      "makes me want to, make me want to, makes me wanna",
      "scrub, scrub my skin, scrub myself, wash, wash it off, shower it off, scratch it off, rip my skin off, peel my skin off, take a shower, change, change my clothes, move house, move seats, emigrate, move out, call the police, phone the police, sue, hurl it, throw it out, bin it, leave the country, leave the party, stop breathing, not breathe",
    ),
    each(
      "is not a, isnt a, are not a, arent a, not a, is not my, isnt my, arent my, not my, never my, hardly my, is never my, is hardly my, not exactly my, not quite my, was never my, are not my",
      "smell i enjoy, smell i like, smell i love, smell i want, smell i wear, smell i can wear, smell i can live with, scent i enjoy, scent i like, scent i want, scent i wear, note i enjoy, note i like, note i want, note i wear, flavour i enjoy, flavour i like, flavor i like, thing i like, thing i wear, thing i want, thing i enjoy, choice, first choice, preference, pick, first pick, cup of chai, cup of karak, cup of coffee, cup of anything, kettle of fish, thing at all, bag at all, style at all, favourite at all, idea of luxury, idea of heaven, idea of sexy, idea of romance, happy place, comfort zone, go to, mood, energy, aesthetic, era, people, tribe, destiny, love language",
    ),
    each(
      "is, are, smells, feels, seems, its, it",
      "too young for me, too old for me, too hot for me, too deep for me, too early for me, too hard for me, too high for me, too good for me",
    ),
    each(
      "goes, turns, went, turned, dries, smells",
      each(
        "weird, funny, off, sour, rancid, plasticky, soapy, stale, rank, nasty, sharp, metallic, badly, cheap, flat, horrible, awful, vile, wrong, strange, odd, harsh, musty, bitter, sickly, sweaty, like plastic, like soap, like vinegar, to vinegar, to plastic, to soap, to sour milk, to dust",
        "on me, on my skin",
      ),
    ),
    spoken(
      "so thats out, so its out, so thats a no, so its a no, thats a no, thats a hard no, thats a no from me, its a no, its a no from me, its a hard no, its a nope, its out, thats out of the question, thats me done, thats me out, its not for me, its not my thing, its not me, thats not me, thats not for me, its a pass, its a hard pass, thats a pass, its the worst, its the pits, its a dealbreaker, thats a dealbreaker, its not happening, thats not happening, its over for me, its off, its dead to me, its been done, its been done to death",
    ),
    "im cancelling, i am cancelling, im canceling, ill cancel, i will cancel, order cancelled, calling the police, calling my lawyer, ill sue, i will sue, im suing, ill haunt you, i will haunt you, were finished, we are finished, never coming back, wont be back, not coming back, so help me, not in a good way, and not in a good way, for all the wrong reasons, in all the wrong ways, not the good kind, the bad kind, in the worst way, in the worst possible way, in a bad way",
    each(
      "is, are",
      "strictly for, only for, purely for, solely for, best left to, best left for, best left in, better left to, better left in, better left for, the preserve of, wasted on, strictly, reserved for, fit for, only fit for, only good for, good for nothing but, something for, more for",
    ),
    each(
      "and i, and me, n me, n i",
      "have history, have beef, have bad blood, have issues, have a past, have a bad history, have a complicated relationship, need space, are on a break, broke up, are divorced, are estranged, go way back and not in a good way, will never be friends, will never get on, cannot be in the same room, cant be in the same room, are mortal enemies, do not mix, dont mix, are oil and water",
    ),
    each(
      "can",
      "jog _ on, sod _ off, bog _ off, do _ one, bugger _ off, piss _ off, fuck _ off, get _ out, get _ lost, see itself out, see themselves out, let itself out, take a seat, take a back seat, step aside, hop it, scram, beat it, take a running leap, go and do one, kindly leave, kindly do one, kindly sod off, kindly jog on, shove off, shove it, get bent, eat dirt, stay right there, stay there, stay where it belongs, stay at home, stay home, stay in the shop, stay in its lane, keep walking, walk, wait outside, forget it",
    ),
    each(
      "should be, ought to be, needs to be, must be, shouldve been, should have been, could be",
      "banned, illegal, outlawed, arrested, locked up, jailed, shot, a crime, criminal, against the law, stopped, prohibited, binned, burnt, burned, retired, cancelled, canceled, left there, left in the past, left behind, buried, deported, extinct, punished, fined, discontinued",
    ),
    each(
      "so, very, too, a bit, is, are, its",
      "1998, 1999, 2000, 2001, 2002, 2003, 2004, 2005, 2006, 2007, 2008, 2009, 2010, 2011, 2012, 2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, nineties, noughties, 90s, 80s, 1990s, 1980s, last year, last season, last decade, last century, yesterday, cheugy, boomer, millennial",
    ),
    "needs banning, need banning, wants banning, want banning, stay in the past, should have stayed in, shouldve stayed in, needs to stay in, need to stay in, ages me, ages me ten years, adds twenty years to me, adds ten years, adds years, puts years on me, puts ten years on me, puts twenty years on me, ten a penny, a dime a dozen, common as muck, has left the chat, swipe left, unsubscribe, can choke, blocked and reported, is the nickelback of, is the crocs of, is the comic sans of, dont know her, breaks my heart now, too painful, too sad for me, too many bad memories, brings back too much, bring back bad memories, bring it all back in a bad way, since the funeral, since her funeral, since his funeral, since my divorce, since the divorce, since chemo, scunners me, gies me the boke, gives me the boke, boking, gars me grue, is not coming good, not my type only, that much not, habibi no, no habibi, la shukran, ma abi, ma abgha, attracts snakes, attracts bad spirits, attracts jinn, is bad luck, are bad luck, is unlucky, are unlucky, bad luck",
    each(
      "turns to, turn to, turns into, turn into, goes to, turned to, turned into, goes like, dries down to, dries down like",
      "_ on me, _ on my skin, _ after an hour, _ within minutes",
    ),
    each(
      "turns, turn, goes, go, curdles, curdle, went, turned",
      "on me, sour, rancid, off on me, weird on me, funny on me, plasticky, plasticky on me, soapy on me, stale on me, rank on me, nasty on me, sharp on me, metallic on me",
    ),
    each("in the back of", "an uber, a taxi, a cab, a minicab, a bus, a hearse, a police car, an ambulance"),
    "broke up, broke up in, are over, we are done, and me are done, and i are done, id leave out, would leave out, left out please, to be left out, to be avoided, to be omitted, must be avoided, should be avoided, must go, has to go, have to go, got to go, needs to go, need to go",
    each(
      "can",
      "sling its hook, sling their hook, take a running jump, get in the sea, get knotted, swivel, whistle, get tae, bore off, get out of my life, jog on, do one, go away, sod off, piss off, bog off, bugger off, naff off, eff off, fuck off, go to hell, rot, leave, take a hike, kick rocks, get stuffed, stay home, stay out, stay away, wait outside, sit this one out, get bent, go in the bin",
    ),
    each(
      "not be, not to be, never be, mustnt be, shouldnt be, wont be, cant be, cannot be, must not be, should not be, may not be, isnt to be, better not be",
      "used, added, included, there, in it, in there, present, put, put in, part of it, allowed, involved, featured, found",
    ),
    "no longer",
    each(
      "too, a bit too, bit too, a tad too, a touch too, a little too, little too, far too, way too, much too, rather too, slightly too, just too, all too, also too",
      "_ for me, _ 4 me, _ for my, _ for us, _ on me, _ _ for me, _ _ for my, _ _ for us",
    ),
    "cant unsmell, cannot unsmell, absolutely _ not, hell _ no, absolutely fucking not, definitely _ not, god _ no, just no, simply no, no to that, no to all that, big fat no, resounding no, emphatic no",
    each(
      "and i, and im, then i, then im, i, im, we, id be, ill be, and id be, and ill be",
      "wont wear it, wont be wearing it, wont buy it, wont be buying it, wont touch it, wouldnt wear it, wouldnt buy it, wouldnt touch it, will not wear it, will not buy it, wont put it on, return it, will return it, want my money back, want a refund, walk, leave, run, am out, am gone, am off, out, gone, outta here, out of here, leaving, running, walking, not wearing it, not buying it, not interested, not touching it, turn around, cross the street, cross the road, change seats, open a window, open the windows, hold my breath",
    ),
    "wont let me in the house, wont let me in bed, wont let me near, wont come near me, wont sit next to me, wont sit near me, wont kiss me, wont hug me, will divorce me, would divorce me, will leave me, would leave me, will disown me, would disown me, sleep on the sofa, sleeping on the sofa, on the sofa for a week, deal is off, you can keep it, you can have it back, back to the shop, going straight back, wont get worn, will never get worn, never gets worn, gathers dust, gathering dust, never got worn, gave it away, regifted it, straight to my sister, down the sink, down the drain, down the loo, down the toilet",
    each(
      "makes me, make me, made me, makes me feel, make me feel, makes me want to, make me want to, makes me wanna",
      "cringe, shudder, wince, recoil, sad, angry, leave, run, scream, hide, die, weep, flee, bolt, anxious, panic, panicky, uncomfortable, uneasy, miserable, depressed, grumpy, cross, furious, see red, tense, claustrophobic, claw my nose off, rip my nose off, cut my nose off, shower, open a window, change seats, hold my breath, roll my eyes, look old, look cheap, smell old, smell cheap, smell like my nan, smell like my gran, feel old, feel cheap, feel dirty, feel fat, feel frumpy",
    ),
    each("leaves me, leave me, left me", "cold, indifferent, unmoved, flat, wanting, underwhelmed, stone cold"),
    each(
      "gives, give, gave, giving, giving me, gives me, give me, gave me, gives off, its giving, has, with",
      "old lady vibes, old lady energy, nan vibes, granny vibes, grandma vibes, funeral vibes, church vibes, hospital vibes, dentist vibes, taxi vibes, toilet vibes, teenager vibes, teenage boy vibes, cheap vibes, divorced dad vibes, divorced dad energy, midlife crisis vibes, midlife crisis, duty free vibes, frat boy vibes, headmistress vibes, serial killer vibes, the willies, the shudders, nightmares, flashbacks, ptsd, anxiety, the ick, the creeps, the boak, the fear, bad vibes, bad memories, no joy",
    ),
    each(
      "isnt, arent, aint, wasnt, is hardly, are hardly, is never, is not, are not, is far from, are far from, is less than, isnt very, not very, isnt exactly, is not exactly, isnt particularly, not particularly, isnt terribly, not terribly, not so",
      "nice, pleasant, appealing, attractive, lovely, good, great, my favourite, my favorite, my fave, ideal, desirable, welcome, fun, cool, sexy, flattering, wearable, elegant, classy, sophisticated, enjoyable, for everyone, for the faint hearted, my idea of a good time, my idea of nice, my idea of perfume, something i enjoy, something i want, something i like, something id wear, what i want, what i like, what im after, what im looking for",
    ),
    each(
      "is, are, smells, smell, it, its all, is just, is way, is far, is a bit, is a tad, is a little, is all, are way, are far, are a bit",
      each("too", kindsOfSmell),
    ),
    each(
      "is way, is far, is a bit, is a tad, is a little, is just, are way, are far, are a bit, way, far, a tad",
      "too strong, too heavy, too loud, too sharp, too sickly, too intense, too in your face",
    ),
    each(
      each(
        "smells of, smells like, smell of, smell like, is just, are just, just, is basically",
        "wet dog, a wet dog, a changing room, changing rooms, washing up liquid, washing powder, toothpaste, mouthwash, bleach, disinfectant, furniture polish, hairspray, plastic, soap, air freshener, toilet cleaner, cough syrup, sick, feet",
      ),
      "to me",
    ),
    each(
      "and i, and me, n me, n i",
      "do not get along, dont get along, dont get on, do not get on, never got on, never got along, dont see eye to eye, never saw eye to eye, have never seen eye to eye, dont gel, have beef, fell out, have fallen out, parted ways, have parted ways, called it quits, are through, are finished, are no longer on speaking terms, arent on speaking terms, are not on speaking terms, split up, have split up, are not friends, arent friends, are enemies, are sworn enemies, dont agree",
    ),
    "dont mix, do not mix, does nowt for me, do nowt for me, does zilch for me, does naff all for me, does sod all for me, is for nans, is for nanas, is for grans, is for old women, leaves much to be desired, leave much to be desired, leaves a lot to be desired, leave a lot to be desired, is over for me, gives me the heebie jeebies, gives me the horrors, give me the heebie jeebies, give me the horrors, makes my toes curl",
    "im walking out, im walking straight out, im walking right out, im walking straight back out, im walking right back out, ill walk out, ill walk straight out, id walk out, id walk straight out, ill be walking out, im off home, id run a mile, ill run a mile, running for the hills, run for the hills, running a mile, no sale, deals off, id want a refund, id ask for a refund",
    each(
      "on no account, under no circumstances, at no point, must never, should never",
      "be used, be added, be included, be present, be in it",
    ),
    "is where i draw the line, are where i draw the line, crosses a line, crosses the line, is the final straw, is the last straw, is the limit, is bad vibes, bad vibes for me",
    "jog on, naff off, sod off, bog off, bugger off, piss off, fuck off, get in the sea, get stuffed, take a hike, bore off, thought better of it, scrap that, no scrap that, scratch that, no scratch that, strike that, forget that, ignore that, delete that",
    each(
      "not really, isnt really, is not really, not exactly, isnt exactly, not quite, isnt quite, isnt, is not, aint, arent, not so much",
      "my bag, my scene, my style, my vibe, my cuppa, my poison, my speed, my taste, my department, my flavour, my friend, my idea of fun, my kind of thing, my sort of thing, my bailiwick",
    ),
    each(
      "is for, are for, is only for, are only for",
      "graves, funerals, cemeteries, the dead, hippies, teenage boys, old ladies, cakes, curries, cooking, kitchens, cocktails, pina coladas, puddings, the kitchen, the bin, babies, toilets, salads, toothpaste, baking, cleaning",
    ),
    each(
      "a bit, bit, is a bit, are a bit, a bit too, is too, are too, too, is kinda, kinda, is rather, is quite",
      "twee, granny, nan, naff, cringe, tarty, girly, stuffy, blokey, bloke, teen, try hard, tryhard, laddish, chavvy, whiffy, old lady, old man, cheap, tacky, cloying, sickly, rank, grim, overpowering, basic, bling, ann summers",
    ),
    each(
      "proper, well, absolutely, pure, so, bare, dead, utterly, totally, truly, simply, just, actually",
      "rank, minging, grim, vile, gross, disgusting, foul, horrible, awful, revolting, nasty, hideous, dire, horrid, hanging, boggin, bogging, manky, honking, bowfing, boufin",
    ),
    "get up my nose, drives me potty, drive me potty, boak, mings, room 101, idea of torture, pure torture, and were done, then were done, and its going back, its going back, not in my lifetime, not in this life, absolutely do not, nty, rank rotten",
    "has never been my friend, was never my friend, no friend of mine, computer says no, as if, do me a favour, excluded, spells trouble, is trouble, is so 2000s, ruined my marriage, sends me over the edge, offends my nose, offend my nose, cheapens a perfume, cheapens everything, reminds me of a bully",
    "must be joking, youre joking, are you joking, you kidding, having a laugh, not likely, not bloody likely, dream on, get real",
    "off the menu, not on the menu, had its moment, had their moment, had its time, have had their day, not getting in, stays in the shop, stays on the shelf, can stay on the shelf, not on the guest list, gives me grief, brings me no joy, bring me no joy, sparks no joy, doesnt spark joy, does not spark joy, dont spark joy, not it chief, isnt it chief, isnt the one, not the one for me, wont cut it, doesnt cut it, doesnt appeal, does not appeal, dont appeal, do not appeal, never appealed, has no appeal, have no appeal, holds no appeal, hold no appeal, not appealing, isnt to my liking, not to my liking, arent to my liking, rubs me up the wrong way, rub me up the wrong way, rubs me the wrong way, rub me the wrong way, sits badly with me, doesnt sit right, doesnt sit well with me, wears badly on me, turns on my skin, clashes with me, is wasted on me, are wasted on me, is lost on me, are lost on me, so not that, not that please, none of that, none of those, so none of that",
    "strictly not, strictly no, not ok, not okay, yawn, zzz, nuh uh, hell to the no, heck to the no, nae chance, nae thanks, 1 star, one star out of five, no fear, aye right",
    "no good, not any good",
    "can stay in, can stay where it is, belongs in the past, belongs in, should stay in the, makes me feel ancient, make me feel ancient, makes me feel ninety, make me feel ninety, makes me feel trapped, makes me feel like a grandma, makes me feel like my grandmother, had its day, so passe, done to death",
    toned("👎🙅🙅🤚🖐✋"),
    "doesnt suit me",
    "drives me up the wall, drive me up the wall, drives me round the bend, drives me bonkers, drives me insane, isnt really me, not really me, isnt really for me, not really for me, isnt quite me, not quite me, is for old people, old lady smell, old people smell, old ladies, bad memories, bad associations, horrible memories, terrible memories, bored to tears, bored stiff, dont suit me, suits me not, never suited me, not suit me, never suits me, never worked on me, doesnt work on me, dont work on me, doesnt work for me, dont work for me, does not work for me, not working for me, does nothing for me, do nothing for me, not doing it for me, isnt doing it for me, aint doing it for me, doesnt do it for me, dont do it for me, isnt happening, not happening, wont happen, no place here, not in my perfume, not on my skin, not on me, not near me, nowhere near me, not in this bottle, not in here, a firm no, definite no, is mid, sucks, suck, smells like bin juice, smells like sick, smells like vomit, smells like death, smells like cleaning products, smells like toilet cleaner, smell like toilet cleaner, smells like air freshener, smells like bug spray, smells like cat pee, smells like cat wee, smells like wee, smells like old people, smells like old ladies, smells like a hospital, smells like hospital, smells like dirty socks, out of the question, off my list, off the list, on my no list, no go area, is not on, isnt on, never mine, not my type, isnt my type, not my kind of thing, not my kind of smell, not my sort of thing",
    each(
      "too, so",
      "funereal, old lady, old man, grandma, granny, grannyish, heavy for me, strong for me, harsh, synthetic, chemical, artificial, common, basic, girly, girlish, feminine, masculine, manly, butch, churchy, medicinal, musty, overpowering, pungent, overdone, dated, old fashioned, teenage, childish, babyish, in your face, perfumey, depressing, gloomy, hippy, hippie, clinical, mainstream, obvious, predictable, boring, cloying, sickly, invasive, pushy, mumsy, nineties, eighties, tacky, cheap, fake, plasticky, sour, aggressive, intense for me, much on me, much for my nose",
    ),
    "sending it back, send it back, it goes back, ill scream, ill riot, i will riot, ill cry, i will scream, my nightmare, my worst nightmare, nightmare fuel, the enemy, my enemy, my nemesis, swore never to, i swore never, vowed never, promised never, never to again, free zone, free please, free pls, free plz, free version, free formula, free perfume, free one, free only, bane of my life, pet hate, pet peeve, idea of hell, makes me want to cry, makes my skin crawl, make my skin crawl, sends me running, not for love nor money, not if you paid me, not if i can help it, not on your life, not on your nelly, not in a million years, not in this lifetime, not in this house, not on my watch, no dice, no bueno, niet, nahi chahiye, nahin chahiye, nahi, nahin, mat dalna, mat daalna, venda, vendam, beda, nako, acha nahi lagta, bakwas, bekaar",
    "is a no, is a no no, is a no go, is a hell no, are a no, are a no no, are a no go, a no from me, hard no, big no, big no no, no no, no go, no thanks, no thank you, no thx, no ta, no ty, no pls, no please, no way, no chance, no ways, no sir, no siree, thanks but no thanks, not today, not for me, isnt for me, arent for me, aint for me, never for me, just not for me, not my thing, isnt my thing, arent my thing, not really my thing, not my cup of tea, isnt my cup of tea, arent my cup of tea, not my cuppa, not my vibe, not my jam, isnt my jam, not my bag, not my style, not my favourite, not my favorite, not my fave, least favourite, least favorite, not my scene, not my speed, not my taste, isnt to my taste, not to my taste, not me, isnt me, aint it, aint me, not it, isnt it for me, not welcome, not allowed, isnt allowed, arent allowed, not wanted, not needed, unwanted, unwelcome, not required, not necessary, not invited, out please, leave it out, leave them out, leave that out, keep it out, keep them out, leave it off, leave it, over my dead body, out of it, out of mine, out of this, out of my perfume, out of my life, out of my bottle, out of there, out of my nose, out pls, well away, away from me",
    "nope, nah, nahh, naw, nay, noo, nooo, nein, never again, not ever, absolutely not, absolutley not, absolutly not, definitely not, definately not, defo not, deffo not, certainly not, of course not, obviously not, hell no, heck no, god no, oh god no, oh no, lord no, jesus no, kindly no, thumbs down, pass, deal breaker, dealbreaker, is out, are out, off the table, is cancelled, is canceled, can go, can get lost, in the bin, begone, be gone, get out, get lost, go away",
    "yuck, yuk, yucky, ew, eww, eugh, ugh, urgh, ick, icky, bleh, blegh, blech, bleurgh, blergh, blurgh, meh, blah, boo, pew, phew no, pee yew, barf, gross, chee, chi chi, chhi, yikes, vom, gross me out, grosses me out, grossed me out, turns my stomach, turn my stomach, turned my stomach, turns me off, turn me off, turned me off, puts me off, put me off, turn off, drives me mad, drives me crazy, drives me nuts, does my head in, do my head in, doing my head in, annoys me, annoy me, irritates me, irritate me, bothers me, bother me, disgusts me, disgust me, repulses me, offends me, depresses me, overwhelms me, bores me, haunts me, ruins it, ruins everything, ruined it, is bad, are bad, bad for me, made me cry, kills the mood, could do without, can do without, could live without, can live without, prefer without, better without",
    each("absolutely", negative),
    each("is, are, smells, smell, seems, feels, sounds, tastes", each("_", negative)),
    each(
      "was, were, smelt, smelled, made _",
      "unbearable, disgusting, revolting, vile, awful, horrible, horrid, terrible, hideous, nasty, foul, repulsive, rank, minging, gross, rancid, offensive, sickly, cloying, tacky, overpowering, overrated, unpleasant, intolerable, suffocating, nauseating, too much, too strong, too heavy, too sweet for me, too loud, the worst, ghastly, stinky",
    ),
    "unbearable, disgusting, revolting, repulsive, horrid, minging, overrated, too much for me, too sweet for me, too loud for me, bit much, a bit much, little much, not great, not good, not nice, the worst, worst smell, stinks, stink, reeks, reek, stank, pongs, ruined for me, put me right off, put me off for life",
    "❌, 🚫, 🤮, 🤢, ⛔, ✖, ✗, ✘, 😖, 😣, 😫, 💩, 🤬, 😡, 🙄, 😒, 😬, 💔, 🗑, 😷, ☠, 🛑, 🥴, 😤, ➖, 😝, 😑, ☹, 🙁",
  ),
  except:
    "except, except for, except to, except from, excepting, exception is, exceptions are, exception of, with the exception of, apart from, aside from, bar, barring, other than, besides, save for, but for",
  correction:
    "no honestly, nah honestly, no seriously, nah seriously, no but seriously, but seriously, ok seriously, okay seriously, just kidding, only kidding, im kidding, just joking, only joking, im joking, jk, well yes, well actually, well actually yes, actually yes, oh wait, wait no, oh no wait, hang on, hold on, scratch that, come to think of it, now that i think of it, now i think of it, now that i think about it, although actually, oh except, well except",
  taste: list(
    "like*, liked, dislike*, disliked, disliking, hate*, hated, hating, love, loved, enjoy, enjoyed, fan, fans, loathe*, loathed, detest*, detested, despise*, despised, abhor*, cant stand, can not stand, cannot stand, couldnt stand, keen, fond, into, care for, care much for, crazy about, mad about, mad on, wild about, nuts about, big on, hot on, thing, cup of tea, for me, my style, my vibe, my taste, to my taste, rate, appreciate, adore, admire, prefer, boring, bores, bored, bored of, disgust*, disgusted, disgusting, gross, yuck, yucky, yuk, ick, revolting, vile, awful, horrible, horrid, terrible, hideous, nasty, ugly, tacky, cheap, overrated, old fashioned, dated, cheesy, find, sick of, tired of, fed up of, fed up with, over, off putting, sold on",
  ),
  instead: "instead of, rather than, in place of, in lieu of, in the place of, as opposed to, over and above",
  healthy:
    "no allergies, no allergy, no known allergies, no known allergy, zero allergies, without allergies, without allergy, not allergic to anything, not allergic, no intolerances, no sensitivities, no reactions, no skin issues, no skin problems, allergies none, allergy none, allergies nope, no food allergies, no other allergies, no real allergies, no major allergies, no serious allergies, none known, nil allergies, no health issues, no medical issues, no issues, nkda, nka",
  amount:
    "a bit, a bit of, a little, a little bit, a little bit of, a touch, a touch of, a hint of, a dash of, a pinch of, a drop of, slightly, kind of, kinda, sort of, somewhat, maybe a little, maybe a bit, just a little, just a bit, more like",
  without: list(
    "whatever doesnt have, anything that doesnt have, something that doesnt have, one that doesnt have, as long as it doesnt have, so long as it doesnt have, so no more, without it being, without being, without it smelling, without smelling, without it going, without it turning, without going, without the smell of",
    each(
      "not a, not even a, not one, not an, not even an, not even one, without a",
      "molecule of, atom of, speck of, smidge of, smidgen of, dash of, drip of, dab of, splash of, ghost of, breath of, shadow of, suspicion of, soupcon of, milligram of, sniff of, puff of, spot of, jot of",
    ),
    "less like, less of a, nothing remotely like, nothing resembling, nothing in the vicinity of, nothing akin to, nothing close to, nothing even slightly like, nothing vaguely like, nothing along the lines of",
    slips("without"),
    "keep your, keep yer, not with, not even with, without so much as, not so much as a, without even, not a whisper of, not even a whisper of, not even a hint of, not even a trace of, not even a drop of, not even a whiff of, swap, swap the, swap out, swap out the, swapping, swapping the, replace, replace the, replacing the",
    "not heavy on, not strong on, not too heavy on, not too strong on, nae, it is too, its too, its all too, thats too, thats way too, its way too, its far too, its a bit too, it was too, way too, far too, a tad too, a touch too, a bit too, bit too",
    "no, without, witout, wthout, w out, w o, minus, sans, less, lesser, fewer, free of, free from, free, devoid of, lacking, neither, nothing, nothing too, nothing with, nothing like, nothing that smells of, nothing that smells like, nothing smelling of, nothing containing, nothing near, nothing even close to, nothing remotely, nothing at all like, nowt, not even, no more, no more of, no other, zero, nil, nada, none, none of, not any, not a drop of, not a hint of, not a trace of, not one bit of, not so much, not so, not too, not too much, not very, not that, not overly, not a lot of, not much, not a whiff of, not another, nor",
    "anything but, anything other than, anything besides, everything but, all but, any thing but, anthing but, literally anything but, whatever but, unlike, as long as its not, as long as it not, so long as its not, as long as theres no, as long as there no, as long as there is no, provided it not, provided there is no",
  ),
  past: "not any more, not anymore, not any longer, not these days, not nowadays, no longer, not now, im fine now, i am fine now, now im fine, now i am fine, its gone, it is gone, its gone now, it is gone now, it went away, it has gone, its over, it passed, i grew out of it, grew out of it, ive grown out of it, i have grown out of it, i outgrew it, outgrew it, ive outgrown it, im cured, i am cured, its all gone, all gone now, i got over it, its fine now, it is fine now, now its fine, now it is fine, i no longer am, im not any more, im not anymore, i am not any more, i am not anymore, that is over, thats over, no longer am, no longer do, no longer does",
  allergy: list(
    "tested positive on, positive patch test for, positive patch test to, patch test positive to, patch tests say, patch test says, my patch test says, on chemo and, on chemo n, get queasy with, my skin does not bear, my skin doesn t bear, skin does not bear, skin doesn t bear, skin cannot bear, my skin doesn t tolerate, my skin does not tolerate, my skin won t take, my skin can t take, my skin cannot take, skin won t tolerate, makes me panic, i panic when i see, i panic at",
    "medically, doctor advice, doctors advice, physician advice, gp advice, blood test, blood tests, not allergic to anything but, not allergic to anything except, not allergic to anything apart from, allergic to nothing but, allergic to nothing except",
    each(
      "im on antihistamines, on antihistamines, on steroids, on my inhaler, in hospital, in a and e, off work, in bed, in bed for days, in the er",
      "because of, cos of, due to, thanks to, from, after, with",
    ),
    each(
      "because of, cos of, on account of, due to, with, thanks to, given, what with",
      "my lungs, my chest, my sinuses, my breathing, my throat, my condition, my heart condition, my pregnancy, my chemo, my sensitive skin",
    ),
    "bad chest, weak chest, dodgy chest, dodgy lungs, bad lungs, weak lungs, one lung, half a lung, bad sinuses, dodgy sinuses",
    "mast cell, chemical sensitivities, oral allergy syndrome, latex fruit syndrome, latex allergy, atopic, atopic dermatitis, allergic rhinitis, allergic conjunctivitis, prick test, skin prick test, scratch test, rast test, blood test showed, medic alert, medicalert, medical bracelet, allergy bracelet, medical alert, cluster headaches, trigeminal neuralgia, menieres, vestibular migraine, vestibular migraines, chronic migraine, chronic migraines, cystic fibrosis, lung condition",
    each(
      "is, are, comes, came, turned, turns, showed, shows, flagged, flags, lit, lights",
      "up on my patch test, up on a patch test, up on my skin test, up on the patch test, up in my patch test, up on my allergy test, up on my blood test",
    ),
    "bumps from, ended in hospital from, no allergies except, no allergy except, no allergies but, no allergies apart from, no allergies except for, none except, but i am to, but i am allergic to, only to, a few things namely, allergic to a few things namely, allergic to among others, allergic to things like, allergic only to",
    "dermatologist, derm, allergist, allergens are, allergies are, allergies include, medical condition, on medical advice, on medical grounds, medical reasons, severe skin reaction to, severe reaction to, matter of life and death",
    "triggered by, migraine triggers include, triggers include, triggers are, nauseated by, made ill by, made sick by, sickened by, sensitivity, oversensitive to, over sensitive to, reactive to, im reactive, i am reactive, photodermatitis, photodermatitis from, nosebleed from, nosebleeds from, redness from, had an attack from, asthma attack because of, attack because of, attack from, medically cant have, medically cannot have, keep food down if, keep food down around, epipen, anaphylaxis, anaphylactic shock, coeliac, celiac, coeliacs, celiacs, copd, mcas, mast cell disease, g6pd, photosensitivity, photosensitive, morning sickness, hyperemesis, epileptic, epilepsy",
    each(
      "casualty, a e, in hospital, epipen, epi pen, antihistamine*, inhaler, piriton, benadryl, cetirizine, steroid cream, a and e, the er, hospitalised, hospitalized, hives, rash, eczema, asthma",
      "because of, cos of, coz of, due to, thanks to, on account of",
    ),
    each(
      "hives, rash*, migraine*, headache*, eczema, itchy, itch, sneezing, spots, blisters, welts, wheezy, blotchy, lumps, bumps",
      "off, off of",
    ),
    "on doctors orders, doctor orders, under doctors orders, health reasons, due to a skin condition, skin condition, hospitalised after, hospitalized after, hospitalised by, hospitalised from, hospitalized by, hospitalized from, nearly died from, almost died from, could die from, would die from, id die from, nearly died eating, nearly died after eating",
    each(
      "come over, came over, comes over, go, goes, went",
      "drowsy, groggy, all drowsy, all faint, faint, all queasy, queasy, all dizzy, dizzy, all wheezy, wheezy, all blotchy, blotchy, all itchy, itchy, all light headed, light headed, lightheaded",
    ),
    each(
      "cant catch my breath, cannot catch my breath, cant get my breath, cannot get my breath, struggle to breathe, struggle for breath, gasping for breath, short of breath, shortness of breath",
      "near, around, round, with, when, whenever, if, from",
    ),
    each(
      each(
        "burning, itchy, red, sore, swollen, streaming, stuffy, runny, blotchy, puffy, irritated, inflamed, watery, tingling, numb",
        "skin, eyes, lips, nose, throat, tongue, mouth, face",
      ),
      "from",
    ),
    each(
      "clinic, dermatology, dermatologist, derm, allergist, patch test, patch tests, skin test, skin tests, allergy test, allergy tests",
      "found, showed, shows, flagged, picked up, revealed, confirmed",
    ),
    each(
      "told me i cant, told me i cannot, said i cant, says i cant, told i cant, told me not to, said not to, says not to, told not to",
      "have, be around, use, wear, go near, be near, touch",
    ),
    slips("allergic allergy allergies allergen asthmatic asthma intolerant intolerance anaphylactic sensitive"),
    "alergys, alerjic, alerjy, allerjic, allergik, alergik, asma, exzema, excema, ekzema, dermatitus",
    "allergic to, alergic to, allergick, alergick, allergic too, allergy to, allergies to, allergys, allergens, allergic reaction to, allergic reactions to, intolerant to, intolerance to, sensitive to, sensitivity to, sensitivities to, sensitised to, sensitized to, sensitisation to, sensitization to, hypersensitive to, hypersensitivity to",
    "react to, reacts to, reacted to, reacting to, react badly to, reacts badly to, reacted badly to, react terribly to, react when, reaction to, reactions to, reaction from, bad reaction to, reaction with, reacts with, react with, reacts against",
    each(
      "hives, rash*, migraine*, migrane*, headache*, eczema, asthma, sneezing, sneezy, itching, itchy, itch, nausea, nauseous, blisters, welts, spots, vomiting, sick, ill, wheezy, wheezing, swelling, puffy, dizzy, drowsy, groggy, breathless, watery eyes, runny nose, burns",
      "_ from, _ with, _ around, _ when i smell, _ whenever i smell, _ if i smell, because of, due to, _ by",
    ),
    each(
      "sneezes, wheezes, vomits, throws up, pukes, gags, swells, swells up, breaks out, comes out, comes up, itches, coughs, chokes, puffs up, flares up, blows up, sneeze, sneezing, wheeze, vomit, throw up, puke, gag, swell, swell up, break out, broke out, breaking out, come out, came out, come up, itch, cough, choke, heave, blow up, puff up, flare up",
      "_ from, _ at, _ with, _ around, _ near, _ when, _ whenever, _ if, because of, in hives, in a rash, in welts, in spots, in blisters",
    ),
    "asmatic, eczema, contact dermatitis, psoriasis, rosacea, anaphylactic to, anaphylactic shock from, epi pen, hay fever, hayfever, migraine trigger, migraine triggers, triggers, trigger, patch tested positive to, patch tested positive for, patch test positive for, patch test, patch tested, tested positive for, tested positive to, positive for, positive to, throat closes around, cant breathe around, cant breathe near, cant breath, pollen kills me, pollen gets me, cant breathe with, cant breathe when, cannot breathe around, cant breathe if",
    each(
      "skin, body, face, lungs, nose, throat, chest, system, sinuses, stomach, head, airways, eyes",
      "doesnt get on with, does not get on with, dont get on with, hurts with, hurts from, sting from, stings from, sting with, sting at, goes mental with, goes nuts with, goes bonkers with, goes haywire with, goes wild with, kicks off with, kicks off at, flips out at, throws a fit with, throws a fit at, throws a tantrum with, screams at, says no to, hates, hate, doesnt like, does not like, dont like, do not like, doesnt do, dont do, does not do, wont do, cant do, cant take, cannot take, cant tolerate, cannot tolerate, cant handle, cannot handle, cant stand, cannot stand, cant cope with, rejects, reject, rejected, reacts to, react to, reacted to, reacts badly to, reacts with, flares with, flares from, flares up with, flares up from, burns from, burns with, itches from, itches with, freaks out at, freaks out with, goes mad with, goes red with, goes red from, swells with, swells from, swells up with, closes with, closes up with, closes at, closes from, closes when, tightens with, peels from, blisters from, blisters with, erupts with, is allergic to, is sensitive to, is intolerant to, breaks out from, breaks out with, comes up in a rash with, comes out in a rash with, doesnt agree with, does not agree with, dont agree with, do not agree with, disagrees with, disagree with",
    ),
    each(
      "doesnt agree with, does not agree with, dont agree with, do not agree with, didnt agree with, disagrees with, disagree with",
      "me, my skin, my stomach, my head, my sinuses, us",
    ),

    "eyes water from, eyes water at, eyes stream at, eyes itch from, my asthma hates, medically advised to avoid, for medical reasons avoid, medical reasons no, cant have any, photosensitive to, phototoxic, slightly allergic to, a bit allergic to",
    each(
      doctor,
      "_ nothing with, _ nothing containing, _ cant have, _ cant be around, _ cant use, _ cant wear, _ cant go near, _ avoid, _ no, _ no more, _ never, _ stop, _ give up, _ cut out, _ ditch, _ skip, _ banned, _ forbade, _ forbidden, _ against, _ off, _ dont use, _ _ steer clear of, _ _ stay away from, _ _ keep away from, _ _ keep clear of, _ _ stay off, _ _ keep off, _ _ lay off, _ _ give up, _ _ cut out, _ _ come off, _ _ stop using, _ _ stop wearing, _ _ not to use, _ _ not to wear, _ _ not to have, _ _ not to touch, _ _ leave out, _ _ leave off, _ _ not allowed, _ took me off, _ has me off, _ blames, _ blamed, _ thinks its, _ reckons its, _ says its, _ said its, _ said it was, _ put it down to, _ traced it to",
    ),
    "told me to avoid, told to avoid, said to avoid, says to avoid, advised to avoid, advised me to avoid, asked me to avoid, asked to avoid, wants me to avoid, warned me off, warned me about, told me to stay away from, told me to steer clear of, told me to stop using, told me to stop wearing, told me to cut out, told me to give up, advised against, advised me against",

    each(
      "bronchitis, bad chest, weak chest, weak lungs, bad lungs, sinusitis, sinus trouble, heart condition, skin condition, lung disease, emphysema, epilepsy, pregnant, sensitive skin, sensitive nose, on chemo, having chemo, breastfeeding",
      "so no, so nothing, so please no, so pls no, so avoid, so please avoid, and cant have, and cant do, so cant have, so cant do",
    ),
    "😵, 🤧, 🤒, 🤕",
  ),
  allergyAfter: list(
    "turns my stomach since i got pregnant, turns my stomach since i fell pregnant, turns my stomach now im pregnant, turns my stomach with the pregnancy, sends me running to the loo, sends me to the loo, sends me running to the toilet, sends me running to the bathroom, makes it worse, make it worse, makes it flare, makes it flare up, make it flare up, makes it much worse, set it off, aggravates it, i burn, i burn in it, and i burn, turns my stomach atm, swell right up, swells right up, my liver docs orders, docs orders, doctor s orders",
    each("i get, i go", "dizzy, itchy, sneezy, faint, lightheaded, light headed, blotchy, woozy, queasy"),
    each(
      "doctor, gp, derm, dermatologist, allergist, lab, test, tests, patch test, clinic, specialist",
      "confirmed, confirmed it, diagnosed, diagnosed it, said so, says so, proved it, proven, verified",
    ),
    each(
      "eyes, eye, nose",
      "_ running, _ watering, _ streaming, _ runs, _ run, _ streams, _ stream, _ drips, _ drip, _ dripping, start to water, starts to water, begin to water, always water, just water, go watery",
    ),
    "stings, proven by patch test, confirmed by patch test",
    "bronchospasm*, laryngospasm, bronchoconstriction, hyperventilate, croup, laryngitis, gastritis",
    "epipens, epi pens, inhalers, puffers, nebulisers, closes me up, close me up, closed me up, bungs me up, clogs me up, stuffs me up, blocks me up, seizes me up, dries me out, does for my chest, two tablets and a lie down, a lie down",
    each(
      "my neck, my face, my skin, my eyes, my lips, my arms, my hands, my chest, my eyelids",
      "looked like, looks like, look like",
    ),
    each(
      "like, look like, looks like, looked like, looking like",
      each(
        "ive been, id been, i have been, i was, i got",
        "whipped, boiled, burnt, burned, slapped, flayed, scalded, crying, beaten up, hit, attacked, through a hedge, dragged through nettles, in the ring, sunburnt, branded, crying all week, crying all night",
      ),
    ),
    each(
      "come up in, comes up in, came up in, come out in, comes out in, came out in, break out in, breaks out in, broke out in, covered in, erupted in, erupt in",
      "wheals, weals, welts, hives, lumps, bumps, spots, blotches, patches, blisters, boils, pimples, a rash, rashes, red patches, red spots, red lumps, red bumps, red blotches, itchy lumps, angry spots, nettle rash, sores, itchy spots, an itchy rash, a red rash, big red lumps, big lumps, little bumps, tiny bumps",
    ),
    each(
      "does, do, did",
      "my eyes in, my sinuses in, my chest in, my skin in, my throat in, my stomach in, my lungs in",
    ),
    each(
      "and my eyes, and my skin, and my face, and my lips, and my eyelids",
      "are gone, is gone, go, goes, are done, are shot, is shot, are ruined, swell, puff, puff up, close, is on fire, are on fire, blow up, blows up, explode, explodes, itch, itches, stream, water, burn, burns",
    ),
    each(
      "means, mean, costs me, cost me, earned me, earns me, guarantees, guaranteed me, equals, bought me, buys me, results in, resulted in, ends in, ended in, leads to, led to, gets me, got me, is",
      "tissues for days, tissues all day, a trip to the er, a trip to a and e, a trip to a e, a trip to hospital, a trip to the hospital, a night in hospital, a night in a and e, a night on a drip, a day in bed, days in bed, two days in bed, three days in bed, a week in bed, a week of steroids, a course of steroids, steroids, a hospital visit, a visit to a and e, an ambulance, a nosebleed, a migraine, a headache, hives, a rash, an attack, an asthma attack, antihistamines, a swollen face, swelling, sneezing, itching, my inhaler, my epipen, an inhaler",
    ),
    each(
      "almost, nearly, damn near",
      "killed me, put me six feet under, buried me, saw me off, finished me, did for me, did me in, put me in the ground, put me in my grave, choked me, suffocated me, had me in hospital, had me in a and e, ended me, took me out",
    ),
    each(
      "reaching for, reach for, running for, run for, grabbing, diving for",
      "a bucket, the bucket, a sick bag, the sick bag, my inhaler, the inhaler, my epipen, the epipen, an epipen, the tissues, the antihistamines, my antihistamines, the piriton, the benadryl, the paracetamol, the ibuprofen, the painkillers, the calamine, my puffer, the toilet, the loo",
    ),
    each(
      "kicks off, kick off, brings on, bring on, starts, provokes, provoke, awakens, wakes up",
      "an aura, aura, auras, my vertigo, my tinnitus, my migraines, vertigo, my allergies, my hayfever, my hay fever, my asthma, my eczema, my rosacea, my psoriasis, my rhinitis, my sinuses, my headaches, my nausea, my cough, my wheeze",
    ),
    each(
      "puts me in, put me in, leaves me in, has me in, had me in, put me under, lands me in, landed me in",
      "a dark room, a darkened room, bed, hospital, a and e, a e, a coma, the er, the duvet, intensive care, resus, casualty, the hospital, the emergency room",
    ),
    each(
      "i go, i went, i come over, i came over, i turn, i turned, i end up, i ended up",
      "clammy, faint, dizzy, woozy, shaky, drowsy, groggy, sleepy, queasy, hot and cold, blotchy, red, itchy, wheezy, breathless, light headed, lightheaded, giddy, nauseous, puffy, peculiar, all peculiar, funny, blue, green, grey, unwell, poorly, hoarse, croaky, snotty, stuffy, bunged up, congested",
    ),
    each("drops, raises, spikes, dropped, raised", "my blood pressure, my bp, my sugar, my heart rate"),
    "for coughing, for itching, went into shock, swelled up, swell up, puffed up, a ring of red, red ring around, red rings, makes breathing hard, makes breathing difficult, makes breathing impossible, breathing gets hard, breathing becomes hard, chokes me, choked me, strangles me, throttles me, suffocates me, asphyxiates me, ate my skin, eats my skin, ate through my skin",
    each(
      "rushed, carted, stretchered, blue lighted, blue lit, whisked off, carted off, rushed off",
      "to hospital, to the hospital, to _ hospital, to a and e, to a e, to emergency, to the er, to casualty, to the emergency room, to urgent care",
    ),
    each(
      "on my, on the, on a, in my, in the, failed my, failed the, flunked my",
      "patch test, patch tests, skin test, skin tests, allergy test, allergy tests, prick test, skin prick test, allergy panel, allergy blood test",
    ),
    each(
      "sets, set, setting",
      each(
        "her, his, their, my, our",
        "chest off, skin off, asthma off, eczema off, nose off, sinuses off, throat off, migraines off, allergies off, hay fever off, eyes off",
      ),
    ),
    each(
      "one of my, one of her, one of his, one of those",
      "heads, headaches, migraines, attacks, turns, funny turns, episodes, reactions, flare ups, sneezing fits, coughing fits",
    ),
    "brings on a head, brought on a head, a funny turn, funny turns, comes over me and i faint",
    each(
      "leaves my, leave my, left my",
      each(
        "skin, face, neck, eyes, throat, lips, scalp, nose, wrists",
        "red, raw, red raw, bright red, sore, swollen, itchy, puffy, blotchy, numb, burning, stinging, streaming, peeling, cracked",
      ),
    ),
    each(
      "starts me, start me, started me, sets me, set me, gets me, got me, has me, had me, sends me",
      "coughing, sneezing, itching, scratching, wheezing, choking, gagging, retching, vomiting, off coughing, off sneezing, off wheezing, off, into a coughing fit, into a sneezing fit, into a fit, to hospital, to a and e, to a e, to the er, to casualty, to bed",
    ),
    each(
      "id, i would, ill, i will, i d, i ll, then i, and i",
      "swell up, swell, itch, sneeze, break out, come out in, come up in, blow up, puff up, choke, wheeze, be ill, be sick, react, faint, vomit, throw up, get a migraine, get hives, get a rash, get a headache, end up in hospital, be in hospital, need my inhaler, stop breathing, cough, pass out, keel over",
    ),
    each(
      "stings, burns, itches, smarts, tingles, sting, burn, itch, stung, burned, itched",
      "like hell, like mad, like crazy, like billy o, like anything, me, so bad, so badly, on contact, on me, on my neck, on my wrists, on my skin, terribly, awfully",
    ),
    each(
      "dries, dried, dry, strips, stripped, cracks, cracked, peels, peeled",
      "my skin, my hands, my scalp, my lips, my face",
    ),
    each(
      "makes my, make my, made my",
      "gums bleed, heart race and, hands shake, hands tremble, legs give way, knees buckle and not in a good way, vision blur, ears ring, ears pop, teeth hurt and my head, tummy turn, tummy cramp, stomach cramp, stomach heave, stomach churn",
    ),
    "gives me such a head, gives me a head, gives me a thick head, gives me a fat lip, gets on my chest, get on my chest, sits on my chest, sit on my chest, settles on my chest, i choke, i cough, i splutter, makes me hoarse, make me hoarse, makes me croaky, makes me croak, bp goes up, bp shoots up, blood pressure goes up, blood pressure shoots up, bp rises, sugar goes up, knocks me for six, knock me for six, knocked me for six, curtains closed all day",
    each(
      "and my, n my, then my",
      "throat, lungs, chest, sinuses, airways, tongue, eyelids, nose, scalp, windpipe, tubes, nostrils, inhaler",
    ),
    each(
      "and im, and i am, and ill be, and i was, then im, i end up, i ended up, ill be, leaves me, left me, has me, had me, and its, and thats me",
      "in a dark room, in a darkened room, in the dark, under the duvet, flat out, floored, on the floor, out for the count, a goner, done for the day, done for, useless for days, in trouble, in bed, in casualty, in a and e, in a heap, in agony, in bits, laid out, wrecked, ill, sick, poorly, crook, rough, on my back, in the er, on oxygen, on a nebuliser, on the nebuliser, in an ambulance, speckled, spotty, a blotchy mess, a snotty mess, a streaming mess, a puffy mess, a wreck",
    ),
    each(
      "turned into a human, turn into a human, turns me into a human, turned me into a human, turned into a walking, turned into one big, turn into one big, turned into a giant, turn into a giant, become a human, became a human, am a human, im a walking, into a human, into a walking, into one big, into one giant, into a giant, into one massive",
      "strawberry, tomato, balloon, lobster, beetroot, pincushion, rash, hive, blister, itch, pizza, football, red blob, puffer fish, pufferfish",
    ),
    "a darkened room, lie down in the dark, lying in the dark, curtains drawn, curtains shut, couldnt get air, cant get air, cannot get air, couldnt get any air, cant get any air, couldnt get enough air, cant get enough air, no air gets in, gasp for air, gasping, air cant get in, chest infection, chest infections, wheezes, wheezed, whoop, whooping, rattly, rattly chest, crook for days, makes me crook, made me crook, makes me rough, anaphylaxis, went into anaphylaxis, into anaphylaxis, into shock, allergic shock, reacts, reacted, reacting",
    each(
      "like, look like, looks like, looked like, looking like, swell up like, swelled up like, puff up like, blow up like, go like, red as, into, turn into, turns me into, turned me into, turned into",
      swollenLike,
    ),
    "free lip filler, free lip fillers, free botox, natural lip filler, free face lift, lip filler for free",
    each(
      "itch, itching, itched, scratch, scratching, scratched, cough, coughing, coughed, gasping, choking, retching, streaming, swollen, blotchy, puffy, sick, ill, in bed, off work, laid up, wiped out, floored, itchy, poorly, breathless, dizzy, drowsy, groggy",
      lasting,
    ),
    each(
      "cant stop, couldnt stop, cannot stop, wont stop, never stop, dont stop, start, starts, started, starting, keep, keeps, kept, begin, began, end up, ends up, ended up, spend the day, spent the night, up all night, has me, had me, sets me, have me, leaves me, left me, gets me",
      "sneezing, itching, scratching, coughing, wheezing, spluttering, gasping, retching, vomiting, throwing up, puking, heaving, gagging, rubbing my eyes, blowing my nose, swelling, swelling up, streaming, choking, breaking out, in bits, in hives, in tears and snot, in a dark room, on the floor, on steroids, on antihistamines, on my inhaler, in a rash, in a and e, in a e, in hospital, in the er",
    ),
    each(
      "itching, sneezing, headache*, migraine*, coughing, wheezing, giddiness, rash, rashes, swelling, nausea, vomiting, redness, allergy, breathing problem, burning sensation",
      "comes, comes on, is coming, starts, started, will start, will come, happens, follows, guaranteed, again, every time, within minutes, in minutes, within seconds, straight away, instantly, for days, for hours, city, central, territory, material, fuel, inducing",
    ),
    each(
      "is bad for my, bad for my, not good for my, no good for my, murder on my, hard on my, rough on my, hell on my, terrible for my, goes straight for my, goes straight to my, goes for my, goes right for my, goes right to my, attacks my, gets in my, gets into my, does a number on my, does in my, gets to my",
      "skin, eyes, nose, throat, lungs, chest, sinuses, scalp, face, lips, asthma, eczema, breathing, tubes, airways",
    ),
    each(
      "took, takes, take, burned, burnt, burns, stripped, strips",
      "the skin off, the skin right off, my skin off, my skin right off, a layer off, a layer of skin off, the top layer off, the roof off my mouth, my eyebrows off",
    ),
    each(
      "left, leaves, leave, leaving, got, had, gave me, gives me, with",
      "a burn, burns, burn marks, a burn mark, a scar, scars, scarring, a mark, marks, red marks, a red mark, a welt, a blister, a weal, a sore, a stain on my skin, a chemical burn, chemical burns, a nasty patch, a red patch, red patches, a raw patch, raw patches",
    ),
    "er visit, er visits, emergency room, nearly killed me, almost killed me, nearly did me in, loratadine, claritin, clarityn, fexofenadine, allegra, hydrocortisone, betnovate, steroid cream, steroid creams, ventolin, salbutamol, puffer, nebuliser*, nebulizer*, prednisolone, auto injector*, autoinjector*, jext, an epi, my epi, epis, epinephrine, adrenaline pen*, sumatriptan, triptan*, imigran, chlorphenamine, chlorpheniramine",
    "urgent care, paramedics, resus, intensive care, blue lights, blue lighted, blue lit, walk in centre, out of hours gp, call 999, call 911, dialled 999, nearly lost me, nearly lost him, nearly lost her, stopped breathing, cant catch my breath, cannot catch my breath, couldnt catch my breath, cant get my breath, couldnt get my breath, fight for breath, fighting for breath, gasping for air, gasping for breath, struggling to breathe, cant swallow, couldnt swallow, lose my voice, lost my voice, losing my voice, voice goes, lose my sight, lose my vision, vision goes, vision blurs, see stars and, seeing auras, visual aura, zigzags",
    "coughing fit, coughing fits, sneezing fit, sneezing fits, sneeze fest, sneezefest, sneeze attack, sneezing attack, wheezing fit, itching fit, coughing up a lung, coughing a lung up, cough up a lung, hack up a lung, break into a cough, angioedema, urticaria, dermographism, dermatographia, rhinitis, conjunctivitis, blepharitis, palpitations, tachycardia, heart palpitations, vertigo, seizures, seizure, tinnitus, impetigo, cellulitis, swollen glands, swollen tongue, swollen throat, lump in my throat and cant breathe, upset stomach, stomach upset, upset tummy, gippy tummy, dodgy tummy, the runs, diarrhoea, diarrhea, giddy, giddiness, head spinning, headache, headaches, head ache, head aches, sore head, thick head, fuzzy head, muzzy head, banging head, heavy head, sinus headache*, sinus trouble, sinus problem, sinus problems, sinus attack, sinus infection, laid low, sees me off, see me off, knocks me sideways, knock me sideways, makes me come over, incapacitated, incapacitates me, bedridden",
    "gives me a swollen face, gives me swollen lips, gives me swollen eyes, gives me a swollen lip, gives me red skin, swollen lips, swollen eyes, swollen face, swollen eyelids, ended in hospital, is one of them, is one of my allergies, test patch, patch test positive",
    "skin reaction, skin reactions, allergic reaction, allergic reactions, contact allergy, skin allergy, skin rash, asthma attack, asthma attacks, breathing problem, breathing problems, breathing trouble, breathing issue, breathing issues, breathing difficulty, breathing difficulties, gives _ headache*, give _ headache*, giving _ headache*, gave _ headache*, nausea, nauseous, queasy, burnt me, scarred me, blistered me, made me bleed, went numb, go numb, goes numb, numb lips, lips went numb, tongue went numb",
    each(
      "would, could, will, might, can, may",
      "literally kill me, actually kill me, seriously kill me, properly kill me, legit kill me, kill me dead, finish me off, put me in hospital, put me in a and e, put me in a e",
    ),
    each(
      "is, are, was, were",
      "fatal for me, fatal to me, deadly for me, deadly to me, lethal for me, lethal to me, poison for me, poison to me, toxic for me, toxic to me, death for me, death to me, an irritant, an irritant for me, a skin irritant",
    ),
    "death for me, death to me, irritant for me, scalds me, reacts badly on me, react badly on me, react on me, reacts badly on my skin, at a e, in casualty, at casualty, puts me in bed for, puts me to bed for, lays me out, lays me low, knocks me flat, in a dark room for, aura starts, migraine aura, she swells up, he swells up, she swells, he swells, she breaks out, he breaks out, she comes out in, he comes out in, doctor orders",
    each(
      "makes _, make _, made _, making _",
      "gag, sneeze, wheeze, itch, vomit, cough, heave, retch, puke, choke, throw up, break out, swell up, come out in hives, come out in a rash, ill, poorly",
    ),
    each(
      "gives, give, gave, giving",
      each(
        "my _ a, my _, him a, her a, him, her, us, us a, them, the kids, the baby a",
        "rash, headache*, migraine*, hives, asthma, asthma attack*, nosebleed*, eczema, hay fever, hayfever, reaction, bad reaction",
      ),
    ),
    "had an attack, turns me green, turn me green, turned me green, makes me feel rough, make me feel rough, made me feel rough, makes me pass out, make me pass out, made me pass out, makes me black out, i black out, i blacked out, nosebleed*, clogs up my nose, clogs my nose, brings tears to my eyes in a bad way, dries out my skin, dries my skin out, leaves me with red marks, red patches where, sets it off, head hurts, eyes sting, eyes burn, nose burns",
    "dermatitis, achoo, atchoo, atishoo, blotches, streaming eyes, watery eyes, running eyes, itchy skin, itchy face, itchy nose, blotchy skin, itchy eyes, puffy eyes, itchy throat",
    each(
      "and my, n my, and the",
      each(
        "skin, eczema, asthma, sinuses, nose, lungs, chest, throat, eyes, stomach, head, hayfever, hay fever, psoriasis, rosacea, migraines",
        "are not friends, arent friends, dont get along, do not get along, dont get on, do not get on, dont mix, do not mix, dont agree, are enemies, are at war",
      ),
    ),
    "nearly finished me off, almost finished me off, does me in, do me in, did me in, finishes me off, finish me off, is murder, are murder, kills me every spring, kills me every summer, kills me every year, kills me every time, kill me every spring, kill me every summer, kill me every year, kill me every time, wipes me out, floors me for days, can set it off, sets her off, sets him off, sets them off, set her off, set him off, burns for me, mix medically",
    each(
      "breaks, break, broke, brings, bring, brought",
      each("my", "face out, skin out, neck out, arms out, eczema out, rosacea out"),
    ),
    each("left me with, leaves me with, leave me with, leaving me with", each("_", complaint)),
    "migraine, migraines, migrane, migranes, wheeze, wheezing, wheezy, blisters, blister, sneeze, sneezes, sneezing, vomiting, vomit, rash, rashes, antihistamines, inhaler, crack and bleed, cracks and bleeds, skin cracks, hands crack, poison to me, poison for me, poisonous to me, poisonous for me, like poison to me, in a e, to a e, into a e, up in hospital, in hospital with, in icu, on a drip, ambulance, hard to breathe, hard for me to breathe, hard _ breathe, trouble breathing, swelled my eyes, swelled my face, swelled my lips, swells my eyes, swells my face, swelled me up, swells me up, positive, on my allergy card, on my list of allergies, my allergy list, on my epipen list, reaction, reactions, flare up, flare ups, flareup, flareups, triggers me, hospitalised me, hospitalized me, knocks me out with a migraine, in bed with a migraine, bed for days, days in bed, makes me very ill, makes me really ill, makes me very sick, makes me really sick, makes me so ill, makes me so sick, sick as a dog, lethal for me, toxic to me, toxic for me",
    "skin peeled off, skin came off, hives, welts",
    each(
      "im, i am, i start, i end up, i was",
      "wheezing, sneezing, itching, scratching, coughing, gasping, choking, vomiting, in hives, covered in hives, in a rash, one big rash, in a and e, in the er, on my inhaler, streaming, blotchy, swollen, puffy, breathless, on antihistamines, over the toilet",
    ),
    each("sets, set, setting", "me off, me off sneezing, off my skin, off my sinuses, off my nose"),
    each(
      "sets, set, setting",
      "my skin on fire, my face on fire, my throat on fire, my nose on fire, my lungs on fire, my eyes on fire, my scalp on fire, my lips on fire",
    ),
    each(
      "burn, burns, burned, burning, burnt",
      "my skin, my eyes, my nose, my throat, my lips, my face, my lungs, my scalp, my neck, my nostrils, my sinuses, my hands",
    ),
    each(
      "my skin",
      "came off, peeled, peeled off, peels, peeling, cracks, cracked, cracking, flakes, bleeds, bleeding, weeps, burns, burned, burning, burnt, doesnt like it, hates it, cant take it, cant handle it, is raw, is red",
    ),
    each(
      "gives me _, give me _, gave me _, giving me _, gives my skin _, get _, gets _, got _, getting _, causes _, cause _, caused _, causing _, trigger _, triggers _, triggered _, triggering _, brings on _, brought on _, set off _, sets off _, end up with _, ended up with _",
      complaint,
    ),

    each(
      "makes me _, make me _, made me _, making me _, leaves me _, left me _, has me _, had me _, gets me _, got me _",
      unwell,
    ),

    each(
      "makes my, make my, made my",
      "skin, throat, nose, lips, lungs, tongue, chest, head, sinuses, face, asthma, eczema",
    ),
    each(
      "eyes, eye, one eye, nose",
      "water, waters, watered, watering, stream, streams, streamed, streaming, run, runs, ran, running",
    ),
    each(
      "skin",
      "goes red, went red, goes mad, goes mental, goes nuts, goes haywire, goes crazy, itches, itched, itching, swells, swelled, burns, burned, burning, stings, stung, flares, flared, flares up, peels, peeled, peeling, blisters, blistered, breaks out, broke out, erupts, erupted, comes up in, came up in, comes out in, came out in, hates, crawls, weeps, bleeds, flakes",
    ),
    each(
      "head, heads, skull, temples, sinuses, forehead, stomach, tummy, belly, guts, chest, lungs, eyes, throat, face, skin, scalp, lips, nose, nostrils, tongue",
      "_ hurts, _ hurt, _ hurting, _ ache, _ aches, _ aching, _ ached, _ burn, _ burns, _ burning, _ burned",
    ),
    each(
      "head, heads, skull, temples, brain, sinuses",
      "_ pound, _ pounds, _ pounding, _ pounded, _ thump, _ thumps, _ thumping, _ bang, _ bangs, _ banging, _ split, _ splits, _ splitting, _ spin, _ spins, _ spinning, _ throb, _ throbs, _ throbbing, _ explode, _ explodes, _ exploding, _ burst, _ bursts, _ swim, _ swims, _ swimming, _ paining",
    ),
    each(
      "throat, airways, chest, windpipe, lungs, nose, sinuses",
      "_ close, _ closes, _ closed, _ closing, _ shuts, _ shut, _ tight",
    ),
    each("lips, lip, tongue, mouth, face, gums", "_ numb, _ fat"),
    each("peeling, peels, peeled, bleeding, bleeds, cracking, cracks", "lips, skin, eyelids"),
    each("lips, eyelids, face, scalp, nose", "peel, peels, peeled, bleed, bleeds, bled, bleeding, crack, cracks"),
    each("close, closes, closing, closed, shut, shuts", "my throat, my airways, my chest, up my throat, my lungs"),
    "breaks me out, break me out, broke me out, breaking me out, brings me out, bring me out, brought me out, brings me out in, brings me up in, bringing me out in, comes me out, sent me to hospital, sends me to the hospital, sent me to the er, sent me to a and e, ended up in er, ended up at a and e, will kill me, would kill me, could kill me, might kill me, doesnt sit well with my skin, doesnt suit my skin, dont suit my skin, not suit my skin, not suiting me, isnt suiting me, not suiting my skin, i react, i react badly, i do react, i get a reaction, skin doesnt like it, skin hates it, skin cant take it, skin cant handle it, is a trigger, are a trigger, is my trigger, are my trigger, is a migraine trigger, is a big trigger, is a known allergen, is an allergen, is an allergy, allergy hai, allergy problem, allergy issue, i itch, i swell, i swell up, i swelled up, i swelled, i puff up, i blow up, i blow up like a balloon, i blew up, i blow up like, i come out in, i came out in, i come up in, i came up in, i break out, i broke out, i break out in, i broke out in, all blotchy, went blotchy, goes blotchy, cant breathe, couldnt breathe, cannot breathe, could not breathe, can hardly breathe, stop breathing, stops me breathing, struggle to breathe, struggled to breathe, difficulty breathing, i gag, i heave, i puke, i vom, i retch, i throw up, im throwing up, threw up, i get sick, i fell sick, fell ill, i fall ill, feel sick, felt sick, feel faint, i faint, i fainted, i pass out, i passed out, goes straight to my head, my sinuses, kills my head, kills my nose, need my inhaler, need antihistamines, piriton, benadryl, cetirizine, zyrtec, antihistamine, medically no, is medically banned, on doctors orders, doctors orders, doctor said stop, doctor said never, head splits, my head pounds, head pounds, my head bursts, my head throbs, head throbs, head starts paining, head starts pounding, head pains, head is paining, headache aata hai, headache ho jata hai, my eyes disappear, lose my eyes, cant see my eyes, eyes swollen shut, face triples, face doubled, lips double, lips like sausages, lips like balloons, lips get bigger",
  ),
  symptom: symptoms,
  harmless,
  everything: "everything, anything, all, every, most things, almost everything, practically everything",
  body: bodyParts,
  reaction: reactions,
  tears:
    "makes me cry, make me cry, made me cry, makes me weep, made me weep, has me crying, has me weeping, has me in tears, leaves me in tears, i cry, i weep, i am in tears, im in tears, brings tears to my eyes",
  cause:
    "soy, soya, soybean*, soy bean*, soya bean*, legume*, pulses, lentil*, chickpea*, chick pea*, lupin, lupins, cereal, cereals, colourings, colorings, colourants, colorants, artificial colours, artificial colors, dyes, lanolin, wool alcohol, wool alcohols, paraben*, formaldehyde, methylisothiazolinone, isothiazolinone*, kathon, sodium lauryl sulphate, sodium lauryl sulfate, sls, ppd, hair dye, gluten, lactose, iodine, cat, cats, kittens, dog, dogs, pets, animal hair, cat hair, dog hair, pet dander, bee sting*, wasp, wasps, wasp sting*, sting, stings, insect bites, mosquito bites, mosquitoes, penicillin, amoxicillin, antibiotic*, ibuprofen, paracetamol, codeine, latex, nickel, plasters, dust mites, house dust, mites, shellfish, seafood, prawns, shrimp, crab, lobster, eggs, egg, feathers, sulfites, the sun, the cold, cold water, stupid people",
  likeness:
    "means, equals, spells, smell of, smells of, smells like, smell like, smelling of, smelling like, stinks of, stink of, stank of, stinks like, reeks of, reek of, reeked of, reminds me of, remind me of, reminded me of, reminds us of, makes me think of, make me think of, made me think of, like a, like an, like my, like being in, like walking into, pure, total, straight out of, is basically, are basically, just, belongs in, belong in, belongs at, belongs on, belongs down, puts me in mind of, put me in mind of, puts me back in, puts me right back in, puts me right back at, takes me back to, takes me straight back to, takes me right back to, brings back, screams, says, all i think of is, all i can think of is, all i smell is, all i can smell is, all i get is, i get, i just get, im getting, gives me, gives off, giving, its giving, i associate it with, i associate that with, i associate them with, associate it with, associate that with, ends up smelling of, end up smelling of, ends up smelling like, end up smelling like, feels like being in, feels like being at, feel like im in, feel like im at, like im in, like im at, like being at, like sitting in, like walking past, smells exactly like, smells just like, might as well be, whiff of, eau de, essence of, belongs in a, fit for, only good for, only fit for, only for, is for, are for, meant for, should stay in, can stay in, belong to",
  bad: badMemories,
  preferring: "more of a, more of an, im more a, rather, prefer, prefers, sooner, preferably, preferred",
  than: "than, over",
  same: "included, as well as that, too i think, too i guess, too i believe, too i reckon, as well i think, too probably, too maybe, too sadly, too unfortunately, too, as well, also, so does, so do, same for, same goes for, same with, same thing with, same thing for, the same for, the same goes for, the same with, ditto, ditto for, likewise, likewise for, idem, either, neither do i, neither does, same here with, and same for, equally, similarly",
  but: "but i, but me, but we, but he, but she, but they, but, bt, butt, plus, however, although, though i, yet, whereas, while i, otherwise, just, only, except i, still i, and yet, on the other hand, that said, having said that, nevertheless, mind you, even though, even tho, tho i, and instead, then again, because, because of, due to, on account of, owing to, cos, cuz, bcz, coz, since my, since the, since i, as i, as my, ever since",
  and: "plus anything in the, plus anything in, plus anything, plus anything with, n all that, and all that, n all those, and all those, etc, etcetera, etc etc, and so on, and the like, and, or, n, nd, &, along with, together with, as well as, aur, ya, and or, and the, or the, or any, and any, or anything, and also, and other, or other",
  light: list(
    "a few things, several things, some things, many things, lots of things, a lot of things, a couple of things, the following, the following things, a number of things, both, both of them, all of them, all three, esp, send help, help me, god help me, go figure, and all that, and all, and so on, and the like, itself, themselves",
    "hi tec, hi tech, nothing old lady, nothing granny, sometimes, often, usually, occasionally",
    each(
      "hotel, restaurant, villa, my cat, my dog, our cat, our dog, my horse, my pony",
      "smelled of, smelt of, smells of, smelling of",
    ),
    each(
      "if i, when i, whenever i, after i, every time i, each time i, once i, the moment i, the minute i, as soon as i, if someone, when someone, whenever someone, if anyone",
      "use, used, uses, put on, puts on, wear, wore, wears, add, apply, try, tried, spray, sprayed, sprays, smell, smelled, smelt, breathe in, inhale, touch, touched, eat, ate, drink, have, had, get near, go near, burn, burns, handle, sniff, come near, walk past, use anything with, wear anything with, smell anything with, touch anything with",
    ),
    "because of, cos of, coz of, cuz of, on account of, owing to",
    "on my card, on my chart, on my file, on my notes, on my records, on my form",
    "sensitive skin, very sensitive skin",
    "them, they, those, him, those ones, that one, this one, these ones",
    "something, something with, something like a, anything with, one with, perfume with, scent with, fragrance with, notes of, lots of, loads of, plenty of, heaps of, tons of, all the, extra, more of, mostly, mainly, heavy on, dominated by, led by, with a base of, with a touch of, a whiff of, redolent of, reminiscent of, reminds me of, remind me of, reminded me of, includes, including, smells of, smelling of, smelt of, smelled of, ideally, preferably, anything that smells of, anything that reminds me of, anything smelling of, anything containing, containing, stuff with, things with",
    "way too much, far too much, bit too much, a bit too much, little too, little too much",
    "anything, anything at all",
    "the, a, an, any, some, all, my, your, his, her, our, their, this, that, these, those, it, its, of, smell, smells, smelling, scent, scents, scented, smell of, the smell of, the scent of, scent of, odour, odor, odours, perfume, perfumes, perfumery, fragrance, fragrances, note, notes, hint, hints, hint of, touch, touch of, drop, drops, drop of, trace, traces, trace of, bit, bits, bit of, little, little bit of, lot, lots, whiff, whiff of, kind, kind of, kinda, sort, sort of, type, type of, types, stuff, thing, things, any kind of, any sort of, that kind of, oil, oils, essential oil of, essential oils of, essential oil from, essential oils from, extract, essence, absolute, accord, flavour, flavor, flavoured, based, heavy, heavily, strong, strongly, intense, dark, deep, light, loud, raw, pure, real, fake, synthetic, artificial, cheap, typical, usual, big, super, extremely, overly, overpowering, sickly, warm, hot, cold, soft, wet, damp, struck, burnt, thick, thin, rich, sharp, harsh, chemical, single, slightest, tiniest, actual, actually, proper, damn, damned, bloody, fucking, freaking, flipping, stupid, horrible, awful, nasty, old, dried, white, black, indian, arabic, natural, whole, entire, generic, classic, modern, very, really, so, too much, even, ever, particularly, especially, specially, particular, in particular",
    "from me, from moi, from us, from this one, under any circumstances, in any circumstances, at any price, please, pls, plz, plse, pleaseee, kindly, thanks, thank you, thankyou, thx, ty, ta, cheers, lol, lols, lmao, haha, hahaha, hehe, xd, tho, though, honestly, tbh, imo, imho, ngl, fr, rn, irl, omg, sorry, mate, bro, dude, dear, sir, maam, madam, ji, na, yaar, man, guys, ok, okay, obv, obvs, obviously, literally, at all, for me, in it, in mine, in there, in this, in my perfume, in my bottle, in the perfume, in this perfume, for my skin, on me, on my skin, on skin, on the skin, anymore, any more, again, anywhere, whatsoever, though pls, so much, very much, that much, if possible, if you can, i beg, i beg you, i beg of you, i think, i guess, i suppose, im afraid, x, xx, xxx, xox, every time, everytime, every single time, each time, always, usually, today, now, right now, these days, nowadays, lately, since, for days, for hours, for weeks, for a week, all day, all night, all night long, bitter, in perfume, in perfumes, in a perfume, in fragrance, in fragrances, thanks a lot, many thanks, much appreciated, if thats ok, if that ok, thank god, ever again, to be honest, to be fair, in general, in any form, of any kind, of any sort, of it, or so, plain, straight up, even a little, even a bit, god, in the slightest, at any cost, ke, ka, ki, wala, wali, the fruit, the actual fruit",
  ),
  named:
    "my cat, my dog, our cat, our dog, my puppy, my kitten, my pony, my horse, my rabbit, my hamster, his dog, her dog, her cat, his cat, my name is, her name is, his name is, her name was, his name was, whose name was, called, named, name is, names are, name was, names were, names, nicknamed, nickname, call me, called me, calls me, calling me, call her, called her, calls her, call him, called him, calls him, call us, called us, known as, surname, christened, villa, port of, mount, mt, st, saint, school of, hotel, brand, the brand, song, band, the band, film, movie, the film, the movie, thought it was the, thought it was, streetname, restaurant, a girl called, my name",
  namedAfter:
    "my cat, my dog, our cat, our dog, my horse, my hamster, my rabbit, villas, towers, tower, cottage, lodge, manor, heights, residency, enclave, estate, is my cat, is my dog, is our cat, is our dog, was my cat, was my dog, was our dog, was our cat, is the cat, is the dog, was the dog, was the cat, is my horse, is my pony, was my horse, was my pony, are my cats, are my dogs, is my rabbit, is my hamster, is her name, was her name, is his name, was his name, street, road, rd, avenue, ave, county, lane, crescent, nagar, colony, college, university, court, apartments, society, layout, mews, boulevard, blvd, records, airlines, tv, fm, radio, festival, highway, station, district, mall, plaza, was innocent, were innocent, is innocent, was not guilty, wasnt the problem, wasnt the cause, wasnt it, call me whatever",
  tint: "was bright, were bright, was dark, were dark, was pale, were pale, voice was, voice was pure, voice was all, voice of, eyes were, eyes are, the colour of, the color of, colour of, color of, colours of, colors of, coloured like, colored like, shade of, shades of, a shade of, hue of, the hue of, red as, red as a, white as, white as a, black as, black as a, brown as, brown as a, yellow as, orange as, pink as, pale as, pale as a, dark as, sweet as, sweet as a, soft as, smooth as, cold as, cool as, cool as a, clear as, hard as, tough as, fresh as, fresh as a, good as, quiet as, busy as, slow as, sure as, rich as, pretty as, pretty as a, light as, warm as, cheeks like, lips like, hair like, eyes like, hair the colour of, eyes the colour of, voice like, legs like, soft like, smooth like, painted, dyed",
  tintAfter:
    "is my favourite colour, is my favorite color, is my colour, is my color, is her favourite colour, is her colour, is his favourite colour, was her favourite colour, was her colour, coloured, colored, colour, color, colours, colors, red, blonde, blond, blondes, brown, eyes, eyed, hued, tinted, shade, shaded, shaped, lights, lights at, haired, sky, skies, cat, cats, tabby, tomcat, labrador, lab, poodle, spaniel, walls, wall, wallpaper, curtains, cushions, cushion, dress, dresses, gown, ribbon, ribbons, sweater, jumper, jumpers, hoodie, cardigan, tshirt, t shirt, tshirts, car, saree, sari, lehenga, dupatta, kurta, salwar, bangles, nails, manicure, sofa, couch, door, tiles, glow, bridesmaid, bridesmaids, tie, uniform, yellow, purple, turquoise, emoji, emojis, tattoo, tattoos, print, printed, pattern, patterned, glasses, traffic light, hi vis, cortina, escort, capri, mini, fiat, volvo, ford, vauxhall, corsa, vespa, beetle, camper van, campervan, crocs, doc martens, martens, dms, corduroy, corduroys, cords, twinset, twinsets, nightie, leotard, tutu, pyjamas, sundress, ballgown, prom dress, frock, frocks, pinafore, dungarees, anorak, cagoule, leggings, pashmina, hijab, abaya, wig, toenails, lippy, deckchairs, raincoat, beret, blouse, lampshade, juice box, backpack, umbrella, kite, bikini, swimsuit",
  nothing: list(
    "people say it stinks, people think it stinks, everyone says it stinks, come up smelling of roses, comes up smelling of roses, came up smelling of roses, live in orange, lived in orange, moved to orange, orange nsw, orange new south wales, got stung, was stung, been stung, got stung on, ur a peach, you re a peach, youre a peach, you are a peach, my old blackberry, old blackberry, on my blackberry, in lilac, in lavender, in peach, in mint green, in burgundy, comin up roses, so vanilla, too vanilla lately, plain vanilla life, life is vanilla, no really, no seriously, no honestly, without it, without them, without that, people hate it, everyone hates it, jk, just kidding, not synthetic, not artificial, not fake, not chemical, not the synthetic, not the fake, not plasticky, the pew, a pew, pews, the pews, is no 1, are no 1, my no 1, my no 2, my no 3, the no 1, his no 1, her no 1, their no 1, our no 1, number one, in the pew, under the pew, smells like low tide, like low tide",
    "the ginger one, the ginger ones, only ginger, ginger kid, ginger twin, ginger lad, ginger lass, im ginger, i am ginger, being ginger, housewife, housewives, lavender everything, pink everything, rose gold everything, lavender nail*, allergic to is mondays, allergic to is early mornings, allergic to is work, allergic to is housework, allergic to is cheap perfume, allergic to is the gym, allergic to is my ex, allergic to is being told, im a mum, i am a mum, im a mum of, im a mom, im a dad, single mum, single mom, single dad, mum of two, mum of three, mum of one, mum of four, dad of two, dad of three, mom of two, mom of three, old wives tale, mother nature, mother tongue, father christmas",
    each(
      "not, isnt, arent",
      "heavy, strong, sickly, overpowering, overwhelming, harsh, sharp, loud, intense, in your face, dated, old fashioned, girly, grannyish, old ladyish",
    ),
    each(
      "nothing too, nothing very, nothing that, nothing, not too, not very",
      "heavy, strong, loud, fancy, sickly, overpowering, intense, serious, crazy, wild, cloying, harsh, sharp, dark, bright, bold, mad, in your face, showy, obvious, complicated, synthetic, girly, masculine, feminine, mature, basic, expensive, cheap, overwhelming",
    ),
    "he smoked, she smoked, they smoked, we smoked, everyone smoked, who smoked, i smoked, bee stings, bee sting, wasp sting, wasp stings, nettle sting, nettle stings, stings like a bee, jellyfish sting, jellyfish stings",
    "cheesy song, cheesy songs, cheesy music, cheesy line, cheesy lines",
    "have to go to, has to go to, got to go to, need to go to, nausea pills, bus goes, when i was nauseous",
    "is over",
    "full stop, full stops, end of, otherwise none, otherwise no, otherwise not, otherwise nothing, otherwise leave it, otherwise skip it, no wait, nah wait, no hang on, doesnt smell, dont smell, doesnt really smell, dont really smell, didnt smell, didnt really smell, doesnt smell of much, dont smell of much",
    each(
      "its too, it was too, thats too, way too, far too, a bit too, bit too",
      "hot, cold, warm, dark, soft, deep, old, big, thick, thin, little, wet, damp, light, late, early, far, young, small, long, short, easy, good, quick, soon, bad, busy",
    ),
    each(
      "too",
      "cold for me, hot for me, warm for me, dark for me, early for me, late for me, young for me, short for me, big for me, small for me, far for me, old for me, good for me, fast for me, hard for me, high for me, deep for me, cold for us, hot for us, young for us",
    ),
    each("linen", "trousers, shirt, shirts, suit, suits, skirt, jacket, jackets, shorts, blazer"),
    "donkey jacket, donkey jackets, donkeys years, donkey kong, donkey work",
    // More sayings.
    "keep moths away, keep the moths away, keep mosquitoes away, keep the mosquitoes away, keep mozzies away, keep flies away, keep the flies away, keep bugs away, keep ants away, keep evil away, keep the evil eye away, keep spirits away, keep the cold away, keep the devil away, keep cats away, keep mice away, keep the rain out, keep the cold out, keep the wind out, keep the draught out, keep the sand out, keep the damp out, keep the snow out, keep the water out, keep the sun out, keep the moths out, keep the light out, keep rain out, keep out of the rain, keep out of the sun, name mud, in sheep clothing, off a duck back, a duck back, there smoke there fire, add fuel to the fire, violet eyes, violet eyed, lilac eyes, lavender eyes",
    "asthma got better, asthma improved, asthma went away, asthma cleared up, eased my asthma, eases my asthma, cured my asthma, cured my eczema, burnt my tongue on, burned my tongue on, burn my tongue on, burnt my mouth on, burnt my lip on, hasnt it, hasnt he, hasnt she, havent they, havent we, hadnt it, wont it, wouldnt it, couldnt it, shouldnt it, werent they, didnt it, didnt they, innit, no spring chicken, spring chicken, running round like a headless chicken, headless chicken, chicken and egg, right pickle, a pickle, rose its thorn, rose has its thorn, rose has thorns, roses have thorns, apples with oranges, apples to oranges, wild oats, just desserts, just deserts, like hot cakes, like hotcakes, have your cake, have my cake, having my cake, takes the biscuit, took the biscuit, take the biscuit, take the cake, takes the cake, took the cake, proof is in the pudding, proof of the pudding, over egg the pudding, sliced bread, bread is buttered, like sardines, in a brewery, home the bacon, save my bacon, saved my bacon, forest for the trees, no smoke without fire, theres smoke theres fire, fuel to the fire, fuel on the fire, fight fire with fire, pedal to the metal, metal to the pedal, easy as pie, nice as pie, sweet as pie, butter fingers, plain sailing, ships in the night, ships that pass in the night, test the water, off a ducks back, thicker than water, hell or high water, like oil and water, water under, of the first water, put out to grass, out to grass, kick into the long grass, the long grass, like a log, slept like a log, sleep like a log, falling off a log, grow on trees, doesnt grow on trees, up the daisies, peas in a pod, peanuts compared, own beeswax, your beeswax, ball of wax, whole ball of wax, names mud, name was mud, built on sand, shifting sands, ice queen, icy stare, wet blanket, woolly thinking, woolly jumper weather, dyed in the wool, black sheep, black sheep of the family, counting sheep, calling the kettle black, kettle of fish, watched pot, fire in the belly, fire in my belly, hedge my bets, hedge your bets, lead up the garden path, common or garden, root and branch, grass widow, nettle the grasp, grasp the nettle, gather moss, gathers no moss, rolling stone, the moss grows, three sheets, calm after the storm, any port in a storm, weather the storm, weathered the storm, weathering the storm, storm brewing, chasing storms, mafi mushkila, mafi mushkil, snowball effect, snowballed, pure as the driven snow, driven snow, snows chance in hell, a snowballs chance, bread and circuses, bread and butter issue, crumb of comfort, taste of honey, milk of human kindness, cream of the crop, la creme de la creme, crying into my beer, small beer, champagne socialist, champagne problems, champagne lifestyle, wine and dine, wined and dined, old wine in new bottles, tea leaf, bag of nuts, sledgehammer to crack a nut, spice to life, hot as mustard, salt mines, below the salt, sugar the pill, sugar on top, pretty please with sugar, pretty please with a cherry, fruit of my labour, fruits of my labour, fruits of our labour, fruit of her womb, low hanging fruit, bear fruit, bore fruit, bears fruit, sour grape, grape vine, plum in the mouth, plum in her mouth, lemon of a car, felt like a lemon, feel like a lemon, felt a right lemon",
    each(
      "plum tree, cherry tree, apple tree, pear tree, olive tree, lemon tree, walnut tree, mulberry tree, fig tree, orange tree, chestnut tree, royal oak, old oak, honey pot, hop pole, fox and grapes",
      "pub, inn, tavern, cafe, restaurant, hotel, school, primary, surgery, nursery, house",
    ),
    "olive skin, olive skinned, chocolate box village, chocolate box cottage, chocolate box, candy striped, candy stripe, candy stripes, burnt orange, rust orange, raspberry beret, rose pink, rosy cheeks, lavender hair, lilac hair, peach hair, rose hair, ginger lad, ginger lass, ginger bloke, ginger boyfriend, ginger girl, ginger mate, pepper and salt, salt and pepper, cream carpet, cream carpets, aubergine carpets, chocolate carpet, peach bathroom, avocado bathroom, pineapple express, orange juice were, tangerine dream, smashing pumpkins, the cranberries, stone roses, n roses, the raspberries, red hot chili, cream the band, wet wet wet, coal miner, coal miners, coal mine, coal mines, salt mine, juniper berry is, full moon fever",
    each(
      each("me and, me n, and me and", namesakes),
      "met, first met, used to, were, got, would, went, lived, shared, danced, kissed, sat, had, ran",
    ),
    each(
      "kissed, dating, dated, divorced, proposed to, met up with, snogged, rip, love you, miss you, nurse, captain, sergeant, prof, professor, reverend, princess, queen, king, dj, i married, he married, she married, married to, engaged to",
      namesakes,
    ),
    each(
      namesakes,
      "from choir, from church, from bingo, from yoga, from book club, from the gym, from the pub, from the shop, from the salon, from the café, from the library, from the market, from my class, from my street, from my road, from class, from over the road, from across the hall, gave me, brought me, bought me, taught me, sent me, lent me, showed me, married me, left me, kissed me, always brought, at the bank, at the office, at the shop, at the counter, at the till, at work, at reception, at church, at the salon, at school, on reception, on the till, on the counter, behind the counter, behind the till, from work, from school, from uni, from college, from accounts, from hr, from reception, from the office, from next door, from number, from downstairs, from upstairs, from across the road, from down the road, told me, tells me, texted me, said yes, said no, says hi, bless her, bless him, was some woman, was a woman, was a lovely woman, was a character, was a nurse, was a dancer, and i met, and i first met, and i got married, and i danced, and i used to, and i would, and i went, and i lived, and i broke up, and i split up, and i shared, and i sat, and i had, and i ran, and i drove, and i made, and i kissed, and i ate, and i drank, and i swam, and i walked, and i hid, and i played, and i stole, and i worked, and i got, my ex, the hamster, the cat, the dog, the goldfish, the rabbit, the tortoise, the pony, our dog, our old dog, our cat, my dog",
    ),
    "bad vibes",
    "was over, were over, its over, remove the lid, remove the cap",
    "rash decision, rash decisions, bee hives, beehives, from the hives, honey from hives, positive energy, positive memories, positive thing, positive thoughts, stay positive, pollen count, sneeze at nothing, im off to, i am off to, gas fire, gas fires, any more and no, when i had _ migraine, chemical reaction, reaction video, reaction videos, first reaction, my reaction was, her reaction, his reaction, their reaction",
    "palm beach, long beach, venice beach, myrtle beach, virginia beach, daytona beach, salt lake, pearl harbour, pearl harbor, ivory coast, gold coast, amber fort, amber road, cedar rapids, cedar city, cedars sinai, sherwood forest, epping forest, forest gate, forest hill, nottingham forest, sugar land, cherry hill, cherry creek, apple valley, pine bluff, walnut creek, lavender hill, primrose hill, violet hill, wood green, st johns wood, burnt oak, royal oak, tobacco dock, tobacco road, bread street, leather lane, coconut grove, olive garden, mount of olives, mount olive, rose bay, red sea, dead sea, black sea, north sea, irish sea, baltic sea, ocean city, ocean drive, lake district, rocky mountains, table mountain, blue mountains, snow hill, sun city, garden city, garden state",
    each(
      "helps, help, helped, for, cures, eases, soothes, good for, calms, treats, relieves",
      "_ migraine*, _ asthma, _ eczema, _ headache*, _ allergies, _ hayfever, nausea, _ sinuses, _ itching",
    ),
    each(
      "plastic",
      "chair, chairs, cup, cups, bucket, buckets, spoon, spoons, plate, plates, bottle, bottles, spade, spades, stool, stools, table, tables, cover, covers, flowers, wrap, box, boxes, tub, tubs, bowl, bowls",
    ),
    each(
      "by the, in the, into the, across the, over the, out of the, near the, drinking, a glass of, glass of, glasses of, bottle of, a bottle of, jug of",
      "water",
    ),
    each(
      "water",
      "fight, fights, balloon, balloons, gun, guns, pistol, pistols, slide, slides, tank, tanks, pump, was cold, was warm, was freezing",
    ),
    "rose and crown, rose n crown, rose and thistle, thistle and rose, lamb and flag, coach and horses, horse and groom, horse and jockey, horse and hound, fox and hounds, dog and duck, wheatsheaf, barley mow, pig and whistle, pack horse, nags head, nag head, woolpack, mulberry bush, hay on wye, oakland, oak park, palm desert, palm bay, rose hill, roseville, cedar falls, cedar park, maple ridge, pine island, pinewood studios, coffee bay, mint hill, salt spring island, olive hill, orange walk, orange river, clove hitch, coconut creek, lemon street, cherry springs, tea room at, smokey mountains, smoky mountains, robin hood bay",
    each(
      "clears, clear, cleared, opens, opened, unblocks, unblocked, soothes, soothed, calms, calmed, settles, settled, heals, healed, softens, softened, relaxes, cools, cooled, good for, helps, helped, kind to",
      "my sinuses, the sinuses, my nose, my head, my chest, my skin, my stomach, my throat, my lungs, my eczema, my asthma, my eyes, my nerves, my tummy, my migraines, my headaches",
    ),
    each("i, we, you, he, she, they", "shouldnt have, should not have, shouldnt be, couldnt have, mustnt have"),
    "peeled from sunburn, peeling from sunburn, sting with tears, stinging with tears, smart with tears, fill with tears, numb with cold, numb from the cold, numb from cold, red with cold, red from the cold, no one else remembers, nobody else remembers, no one remembers, nobody remembers, no one else in, nobody else in, too expensive for us, too dear for us, too pricey for us, too posh for us, too expensive for me, too pricey for me, not all roses, isnt all roses, all roses and, makes my eyes light up, makes my eyes sparkle, makes my heart, make my heart, made my heart, makes my skin glow, makes my skin soft, makes my skin smell, makes my hands smell, makes my hands soft, made my hands smell, made my hands sticky, made my hands, made my fingers, makes my fingers, makes my hair, made my hair, makes my mouth water, made my mouth water, made my eyes light up, makes my head spin in a good way, spice island, coral island, headache of the, real headache of, hash brown, hash browns, cream crackers, cheese and crackers, crackers and cheese, christmas cracker, christmas crackers, prawn crackers, hop on, hops on, hops off, hops in, ice cold, ice cube, ice cubes, on ice, with ice, black ice, ice hockey, ice bucket, ice pack, frozen peas, frozen pizza, frozen stiff, frozen food, frozen yoghurt, frozen yogurt, west ham, east ham, birmingham",
    "paper cone, paper cones, paper bag, paper bags, paper cup, paper cups, paper towel, paper towels, paper napkin, paper napkins, brown paper, life _ lemons, was peanuts, cost peanuts, earn peanuts",
    // The rose that is a verb.
    "i rose, we rose, he rose, she rose, they rose, it rose, who rose, you rose, rose early, rose late, rose up, rose above, rose to, rose from bed, rose from a, rose from the table, rose from the pot, rose from the pan, rose from the cup, rose from the cups, rose from the oven, rose from the ground, rose from the road, rose from the tarmac, rose from the chair, rose from the sea, rose from the river, rose from the water, rose from the fields, rose from the valley, rose from the kitchen, rose from the teapot, rose from the streets, rose from the street, rose from the earth, rose from the soil, rose from the dead, rose at, rose again, rose before, rose with the, prices rose, price rose, temperature rose, temperatures rose, voices rose, voice rose, steam rose, water rose, heat rose, laughter rose, curtain rose, rose through, rose in the east, rose tinted, rose coloured, rose colored, rose gold, rose glasses, bed of roses, beds of roses, stop and smell the roses, smell the roses, rose among thorns, english rose, coming up roses, came up roses, everything is roses, everything was roses, every rose has, rose by any other name, sub rosa, compass rose, rose window, rose quartz, axl rose, guns and roses, name of the rose, rose bowl, wars of the roses, war of the roses, derrick rose, pete rose, roses are red, violets are blue, tudor rose",
    // Amber, honey, sugar and sweet.
    "amber alert, amber alerts, amber light, amber warning, amber eyes, amber eyed, amber traffic, amber glass, amber bead, amber beads, amber necklace, amber heard, amber rose, amber gambler, honey bunny, honey pie, honey bun, honey im, honey i, honey you, honeymooners, honeymoon phase, honey trap, honeypot, honey child, hi honey, hey honey, oh honey, dear honey, hello honey, thanks honey, ok honey, okay honey, sorry honey, my honey, milk and honey by, land of milk and honey, honey singh, honey badger, sweet dreams, sweet dream, sweet memories, sweet memory, sweet home, home sweet home, sweet sixteen, sweet 16, sweet talk, sweet tooth, sweet spot, sweet of you, so sweet of, how sweet of, sweet nothings, sweet nothing, short and sweet, sweet revenge, sweet smell of success, revenge is sweet, sweet old, sweet little, sweet man, sweet woman, sweet lady, sweet boy, sweet girl, sweet and sour, sugar daddy, sugar daddies, sugar baby, sugar coat, sugar coated, sugarcoat, sugar rush, sugar high, blood sugar, hey sugar, hi sugar, oh sugar, sugar plum fairy, candy crush, eye candy, ear candy, arm candy, mind candy, cake walk, cakewalk, piece of cake, icing on the cake, cherry on top, cherry on the cake, cherry on the icing, cherry on the sundae, cherry pick, cherry picked, cherry picking, second bite of the cherry, bite of the cherry, bowl of cherries, cherry picker",
    // Fruit and other food.
    "apple of my eye, apple of his eye, apple of her eye, big apple, apple watch, apple store, apple phone, apple mac, apple music, apple pay, apple tv, apple ipad, apple id, apple iphone, adams apple, apples and oranges, apple to apple, rotten apple, bad apple, apple cart, upset the apple cart, apple pie order, as american as apple pie, an apple a day, agent orange, clockwork orange, orange is the new black, orange wednesday, orange mobile, orange network, orange sim, orange card, orange free state, william of orange, go bananas, going bananas, went bananas, gone bananas, banana republic, top banana, second banana, banana skin of, pear shaped, all peachy, just peachy, peachy keen, princess peach, james and the giant peach, plum job, plum role, plum position, professor plum, sour grapes, through the grapevine, on the grapevine, heard it through, grapes of wrath, sold a lemon, bought a lemon, limelight, lime bike, lime scooter, couch potato, small potatoes, not worth a fig, dont give a fig, couldnt give a fig, fig leaf for, olive branch, popeye and olive, olive oyl, pickle rick, carrot and stick, breadwinner, bread winner, break bread with, daily bread, toast to, made a toast, raise a toast, raised a toast, be toast, im toast, youre toast, was toast, avocado toast, butter wouldnt melt, butter him up, butter her up, butter up, butterfingers, land of milk, cry over spilt milk, spilt milk, spilled milk, crying over spilt milk, milk it, milk round, milkman, cheesy grin, say cheese, big cheese, chalk and cheese, hard cheese, cheese and onion, peanuts for, paid peanuts, pay peanuts, for peanuts, nuts and bolts, go nuts, going nuts, went nuts, gone nuts, goes nuts, im nuts, hes nuts, shes nuts, tough nut, hard nut, hard nut to crack, nutshell, salt of the earth, pinch of salt, with a pinch of salt, grain of salt, worth his salt, worth her salt, salt in the wound, rub salt in, salt and pepper hair, salt n pepa, old salt, peppered with, pepper spray, peppa pig, doctor pepper, dr pepper, sgt pepper, red hot chili peppers, chili peppers, spice girls, spice girl, spice up, spice of life, spice it up, ginger hair, ginger haired, ginger beard, ginger cat, ginger kitten, ginger tom, ginger kid, ginger boy, ginger nut, ginger spice, ginger rogers, a ginger, gingers, fellow ginger, honey hair, chestnut hair, chestnut mare, chestnut horse, strawberry blonde, strawberry blond, strawberry mark, strawberry moon, strawberry fields forever, strawberry hill, blackberry phone, blackberry messenger, blackberry bold, raspberry pi, blow a raspberry, blew a raspberry, blew raspberries, blowing raspberries, goosberry fool of, play gooseberry, playing gooseberry, mint condition, royal mint, mint coin, worth a mint, made a mint, cost a mint, earned a mint, a mint in, basil fawlty, basil brush, dill weed, sage advice, sage words, sage wisdom, sage counsel, sage old, sage man, sage woman, old sage, the sage said, parsley sage, rest on my laurels, rest on your laurels, resting on our laurels, resting on his laurels, laurel and hardy, mustard keen, cut the mustard, cant cut the mustard, keen as mustard, colonel mustard, cup of tea, my cup of tea, not for all the tea in china, storm in a teacup, storm in a tea cup, tea party movement, spill the tea, spilling the tea, spilled the tea, piping hot tea, whats the tea, coffee table, coffee table book, coffee date, coffee mug, coffee maker repair, tea towel, tea towels, tea time is, tea cosy, tea lights, tea light, wake up and smell the coffee, smell the coffee, wake up and smell, chocolate brown, chocolate brown eyes, chocolate labrador, chocolate lab, vanilla sky, vanilla sex, plain vanilla, vanilla ice, vanilla life, wine red, red wine stain, jam session, traffic jam, traffic jams, in a jam, pearl jam, jam packed, paper jam, log jam, the jam, pie chart, pie in the sky, humble pie, fingers in many pies, finger in every pie, marshmallow test, gum disease, cooking with gas, on the rocks, on the house, chicken out, fishy business, something fishy, fish out of water, big fish, plenty of fish, fish in the sea, plenty more fish, other fish to fry, drink like a fish, cold fish, no beef with, what beef, the beef, cucumber cool, chilli out, hot tamale, curry favour, curry favor, gravy train, crumble under",
    // Trees, flowers, animals, materials.
    "wallflower, flower girl, flower girls, flower power, flower of scotland, in full bloom of, bloom in, orlando bloom, leopold bloom, olive green, mint green, lime green, apple green, sage green, moss green, forest green, sea green, bottle green, pea green, grass green, fern green, pistachio green, tea green, lavender blue, ocean blue, sea blue, cornflower blue, violet blue, snow white, lily white, milk white, chalk white, cream white, rose white and, jet black, coal black, ink black, ebony and ivory, ebony skin, ebony magazine, ivory tower, shrinking violet, ultra violet light, ultraviolet, ultra violet, gild the lily, gilding the lily, lily livered, lily pond house, lily allen, lily collins, tiptoe through the tulips, pushing up daisies, pushing daisies, fresh as a daisy, oopsy daisy, oopsie daisy, whoopsie daisy, upsy daisy, driving miss daisy, daisy duke, daisy duck, daisy dukes, daisy may, daisy cutter, poppy appeal, poppy day, tall poppy, remembrance poppy, poison ivy, ivy league, the ivy, in clover, four leaf clover, rolling in clover, blue iris of the eye, iris scan, iris recognition, my iris, opium den, opium war, opium wars, opium of the people, opium of the masses, opiate, lotus eater, lotus position, lotus pose, lotus f1, lotus temple, lotus car, white lotus, the white lotus, carnation milk, evaporated carnation, iris murdoch, sunflower oil, heather honey, heather locklear, heather small, laurel canyon, laurel or yanny, hazel eyes, hazel eyed, jasmine from aladdin, saffron walden, saffron robe, saffron robes, saffron flag, saffron party, saffron monk, lavender marriage, lavender brown, laid in lavender, lavender scare, lavender haze, lavender menace, orchid thief, black orchid book, wisteria lane, magnolia paint, magnolia walls, steel magnolias, magnolia table, cactus league, aloe blacc, i pine, we pine, you pine, they pine, he pines, she pines, still pine, always pine, to pine for, to pine after, to pine away, pined, pining, pine for my, pine for him, pine for her, pine for you, pine for them, pine for home, pine for those, pine after, pines for, touch wood, knock on wood, out of the woods, not out of the woods, neck of the woods, dead wood, wood for the trees, hollywood, elijah wood, tiger woods, tiger wood, natalie wood, evan rachel wood, ronnie wood, ed wood, norwegian wood, cant see the wood, up the wooden hill, wooden spoon, wooden spoons, wooden acting, wooden performance, sandalwood film, sandalwood industry, sandalwood movie, bark at, barking up, barking mad, barking, turn over a new leaf, new leaf, take a leaf, leaf through, maple leafs, nissan leaf, leaves me, leaves for, leaves at, leaves you, leaves us, leaves him, leaves her, leaves home, he leaves, she leaves, it leaves, that leaves, who leaves, before he leaves, when he leaves, when she leaves, smoke and mirrors, smoke signal, smoke signals, holy smoke, smoke detector, smoke alarm, smoke alarms, where there smoke, up in smoke, went up in smoke, smoke weed, big smoke, the big smoke, smoking hot, smoking gun, smokin hot, smoke free, quit smoking, stopped smoking, gave up smoking, giving up smoking, i quit, fire alarm, fire station, fire brigade, fire engine, fire engines, fire truck, fire man, fireman, fire drill, fire exit, fire emblem, get fired, got fired, on fire, you are fired, hang fire, under fire, baptism of fire, ring of fire, play with fire, playing with fire, thats fire, straight fire, so fire, pure fire, fire playlist, fire stick, friendly fire, ash tree, ash wednesday, rose from the ashes, ashes to ashes, the ashes, ashes series, coal in, hauled over the coals, carry coals, coals to newcastle, leather bound to, hell for leather, tough as old boots, leather face, leatherface, horse around, hold your horses, dark horse, wild horses couldnt, high horse, straight from the horses mouth, from the horses mouth, eat a horse, flogging a dead horse, dead horse, one horse town, one trick pony, stable income, stable relationship, stable job, stable life, not stable, very stable, so stable, stable enough, camel colour, camel coat, straw that broke, camels back, last straw, final straw, drew the short straw, short straw, straw hat, straw poll, paper straw, plastic straw, jack straw, roll in the hay, hit the hay, make hay, make hay while, needle in a haystack, hay fever season, wheat from the chaff, whole wheat, raining cats and dogs, rain check, raincheck, rain or shine, right as rain, rain on my parade, rained on my parade, rain man, rain dance, purple rain, singing in the rain, singin in the rain, blame it on the rain, raining men, rain cheque, when it rains it pours, save for a rainy day, rainy day fund, thunder thighs, steal my thunder, stole my thunder, stealing my thunder, okc thunder, thunderbirds, calm before the storm, stormtrooper, storm in, stormy daniels, take by storm, took by storm, took me by storm, storm out, stormed out, brainstorm, perfect storm, down to earth, on earth, what on earth, how on earth, why on earth, who on earth, where on earth, planet earth, the earth moved, middle earth, ends of the earth, end of the earth, cost the earth, salt of earth, heaven and earth, heaven on earth, move heaven and earth, earth shattering, earth to, rare earth, google earth, earth hour, earth day, same earth, on this earth, face of the earth, dirt cheap, dirt poor, dish the dirt, treated like dirt, treat me like dirt, pay dirt, name is mud, drag through the mud, stick in the mud, clear as mud, here mud in your eye, head in the sand, line in the sand, sands of time, bury my head in the sand, sea of people, sea of faces, sea of hands, sea of lights, sea of clouds, all at sea, sea change, seahorse, sea sick, seasick, sea level, sea view, sea views, sea legs, overseas, plenty more in the sea, high seas, between the devil and the deep blue sea, seaworld, a drop in the ocean, frank ocean, billy ocean, oceans eleven, oceans 11, waves of, wave of, radio waves, sound waves, making waves, brain waves, heat wave of, microwaves, waves goodbye, waves at, he waves, she waves, tide over, turn the tide, time and tide, surf the net, surf the web, surfing the web, surfing the net, couch surfing, coast is clear, coast to coast, life is a beach, beach body, son of a beach, hot water, in hot water, in deep water, tread water, treading water, hold water, doesnt hold water, dead in the water, walk on water, water off a ducks back, my mouth water, mouth watering, mouth waters, water bottle, water bill, waterproof, water resistant, water down, watered down, fish out of, stream of consciousness, live stream, cry me a river, sell down the river, sold me down the river, river phoenix, joan rivers, pool table, car pool, gene pool, talent pool, rock n roll, rock and roll, rock music, rock band, rock concert, rock star, rock bottom, rock solid, my rock, our rock, punk rock, the rock johnson, dwayne, you rock, that rocks, this rocks, solid as a rock, between a rock, rock the boat, rock the house, rock on, rock it, rocked, little rock, chris rock, kid rock, rock a, cliff richard, cliffhanger, cliff notes, mountain to climb, mountain dew, mountain bike, mountains out of, make a mountain, peak of, peak performance, peak time, at its peak, peak hour, peak hours, off peak, thats peak, well peak, over the hill, benny hill, harry hill, lauryn hill, beverly hills, hills have eyes, head for the hills, king of the hill, capitol hill, notting hill, summit meeting, snow job, snowed under, jon snow, john snow, snow leopard, snowflake generation, snow patrol, break the ice, broke the ice, ice breaker, icebreaker, on thin ice, thin ice, ice age, put on ice, robert frost, david frost, jack frost, nick frost, frosty reception, winter is coming, winter olympics, sun newspaper, under the sun, everything under the sun, place in the sun, empire of the sun, nothing new under the sun, sunny side up, sunny disposition, sunny leone, sunny deol, summer house, donna summer, summer vibes only, indian summer, morning sickness no, good morning, morning all, morning everyone, top of the morning, morning glory, good evening, good night, goodnight, night shift, night shifts, last night, one night stand, star wars, star trek, star sign, five star, 5 star, four star, gold star, pop star, film star, movie star, 5 stars, five stars, one star, 1 star, zero stars, 0 stars, reach for the stars, lucky stars, star of the show, star struck, star student, death star, over the moon, once in a blue moon, blue moon, keith moon, cry for the moon, to the moon and back, moon landing, full moon party, dancing queen, dirty dancing, strictly come dancing, song and dance, dance around, old school, school of thought, school of rock, school run, back to school, child support, child proof, childs play, child care, inner child, only child, problem child, wedding planner, shotgun wedding, wedding crashers, red wedding, married to the job, baby shower, baby blue, baby pink, baby driver, baby steps, baby step, baby bump, oh baby, hey baby, hi baby, yeah baby, cry baby, crybaby, baby its cold, baby it cold, baby please, baby got back, sugar and spice and all things nice, mother tongue, mother earth, mother nature, mother of all, mother of god, motherland, mother teresa, motherboard, motherfucker, mother lode, mother of pearl, necessity is the mother, father christmas, father time, heavenly father, holy father, father ted, founding fathers, godfather movie, the godfather, daddy issues, who your daddy, whos your daddy, grandfather clock, grandfather clocks, grandmother clock, grandfathered in, granny flat, granny square, granny squares, granny pants, nanny state, nanny mcphee, nanny cam, aunt bessies, aunt bessie, aunt jemima, agony aunt, aunt sally, uncle sam, uncle ben, uncle bens, bobs your uncle, bob your uncle, man from uncle, monkey uncle, big brother, band of brothers, brothers grimm, blues brothers, warner brothers, marx brothers, wright brothers, soul sister, soul sisters, twisted sister, sister act, sister company, sister store, sister brand, sister ship, kissing cousins, kissing cousin, trouble and strife, trophy wife, old wives tale, old wives tales, friend request, friend zone, friends tv, friends with benefits, the tv show friends, facebook friend, facebook friends, friends reunion, man best friend, mans best friend, doctor who, doctor strange, spin doctor, teachers pet, boss level, boss baby, like a boss, boss battle, boss around, bossed, love thy neighbour, good neighbor policy, spiderman neighbour",
    // Smell words that are no smells.
    "clean the, clean up, clean out, cleaned, cleaning up, come clean, came clean, clean kind, clean type, clean slate, clean break, clean sheet in football, clean energy, clean eating, clean my, clean her, clean his, clean their, clean bill of health, mr clean, powder keg, powder blue, powder my nose, powder snow, take a powder, soap opera, soap operas, soap box, soapbox, soft soap, soap star, bath spa, city of bath, bloodbath, bath rugby, in bath, throw out with the bathwater, meteor shower, meteor showers, bridal shower, iron man, ironman, iron lady, iron maiden, iron out, ironed out, ironing out, cast iron stomach, cast iron, metal band, metal music, heavy metal, death metal, metal concert, metal gig, brass band, copper beech, bold as brass, top brass, chalk it up, chalk up, by a long chalk, paint the town, paint the town red, painted nails, paint a picture, paint by numbers, watching paint dry, like watching paint dry, war paint, glued to, wax lyrical, waxed my, bikini wax, leg wax, waxing, wax on, earwax, ear wax, wax and wane, candle in the wind, hold a candle to, cant hold a candle, not worth the candle, burn the candle, burning the candle, burning the candle at both ends, matches my, matches the, matches his, matches her, matches your, it matches, that matches, which matches, what matches, football matches, cricket matches, tinder matches, matches on, paper round, paper work, paperwork, paper thin, paper trail, on paper, paper cut, wall paper, paper plane, paper planes, paper plate, term paper, white paper, exam paper, exam papers, question paper, toilet paper, book a, book an, book me, book in, book now, booked, booking, bookings, book flights, by the book, in my book, oldest trick in the book, throw the book, facebook, book club, book depository, comic book guy, judge a book, open book, face book, macbook, notebook, book launch, guest book, cook book, phone book, address book, ink cartridge, red ink, tattoo ink, pipe dream, pipe dreams, pipe down, half pipe, drain pipe, drainpipe, water pipe, gas pipe, hose pipe ban, exhaust pipe, exhaust pipes, pipe cleaner, pipe cleaners, pipe organ, pipes of, pipe band, pipes and drums, bag pipe, bag pipes, bagpipe, bagpipes, the pipes are calling, burst pipe, burst pipes, drainpipes, tar with the same brush, tarred, tar and feather, gun powder plot, gunpowder plot, dust off, dust settles, dust settled, bite the dust, bites the dust, dust yourself off, gold dust, pixie dust, fairy dust, star dust, dust bunnies, dust mites, dust mite, when the dust, eat my dust, in the dust, rusty at, bit rusty, a bit rusty, little rusty, rusty skills, plastic surgery, plastic bag, plastic smile, plastic money, plastic straws, plastic people, rubber stamp, rubber band, rubber bands, burn rubber, hit the road, rubber duck, rubber ducks, wool over my eyes, wool over, pull the wool, cotton on, cotton on to, cotton wool balls, wrapped in cotton wool, silk road, security blanket, blanket ban, blanket statement, rug pull, pull the rug, pulled the rug, sweep under the carpet, swept under the rug, red carpet, magic carpet, carpet bomb, skin deep, skin care, skincare, skin tone, skin colour, skin color, thick skin, thin skin, skin of my teeth, skin and bone, skin and bones, skin in the game, under my skin, gets under my skin, got under my skin, jump out of my skin, no skin off my nose, save my skin, saved my skin, dry skin, oily skin, skin type, skinny, comfortable in my own skin, comfortable in my skin, own skin, saved by the skin, hair of the dog, let your hair down, let my hair down, hair cut, haircut, hair dryer, hairdryer, pillow talk, pillow fight, pillow fights, pillow princess, wash my hands of, hogwash, dirty laundry, airing dirty laundry, air your dirty laundry, laundry list, sheets of rain, sheet music, balance sheet, spread sheet, spreadsheet, excel sheet, cheat sheet, mark sheet, marksheet, answer sheet, sheet metal, throw in the towel, threw in the towel, throwing in the towel, sweat the small stuff, sweat shop, sweatshop, sweatpants, blood sweat and tears, blood sweat tears, sweat it, dont sweat, break a sweat, fresh start, fresh out of, fresh off the boat, fresh prince, fresh meat, fresh faced, fresh eyes, fresh from, fresh out, breath of fresh air, green with envy, green light, greenlight, green card, green fingers, green thumb, green eyed monster, green party, green peace, greenpeace, green behind, green bay, green day, green mile, green lantern, village green house, the grass is greener, grass is always greener, grass is greener, grass roots, grassroots, grass up, grassed, snake in the grass, green room, al green, robson green, eva green, gretna green, golders green, bethnal green, garden of eden, garden path, covent garden, madison square garden, garden variety, garden leave, gardening leave, kew gardens station, spice garden hotel, dark chocolate brown, dates with, first dates, dinner dates, play dates, playdates, save the dates, our dates, important dates, exam dates, due dates, delivery dates, expiry dates, dates back, dates from, up to dates, several dates, few dates together, dates on tinder, tinder dates, bad dates, hinge dates, double dates, speed dates, sale dates, release dates, concert dates, tour dates, gas light, gaslight, gaslighting, gas bill, gas lit, gaslit, its a gas, gas cooker, gas man, cooking gas, gas cylinder, gas leak, gas mask, tear gas, natural gas, step on the gas, petrol prices, petrol price, petrol head, petrolhead, petrol bomb, fuel prices, add fuel to, vin diesel, on a diesel, hospital bed, hospital appointment, hospital bill, taste of his own medicine, taste of your own medicine, laughter is the best medicine, best medicine, medicine man, dr quinn medicine woman, chill pill, bitter pill, on the pill, red pill, blue pill, pull your socks up, pull my socks up, pull up your socks, knock your socks off, knocked my socks off, bless your cotton socks, blow your socks off, cold feet, get cold feet, at my feet, feet up, feet on the ground, feet first, put my feet up, two left feet, under my feet, to my feet, on my feet, bare feet, barefoot, feet high, feet tall, square feet, six feet under, dragging my feet, swept me off my feet, swept off my feet, onto my feet, to his feet, to her feet, back on my feet, midnight oil, snake oil",
    // Set phrases with "no", "not", "less", "more", "like", "just".
    "bees knees, the bees knees, the bee s knees, bee s knees, busy bee, queen bee, spelling bee, bee line, no idea, no matter, no time, no money, no doubt, no wonder, no problem, no problems, no worries, no worry, no probs, power, power cut, no electricity, no power, no heating, no current, no ac, no wifi, no phone, no phones, no internet, no signal, no tv, no end, no shoes, no reason, no clue, no pressure, no pun intended, no joke, no kidding, no lie, no offence, no offense, no cap, no biggie, no need to, no hurry, no rush, no sleep, no wind, no lights, no words, no regrets, no fear, no hope, no less, no better, no good at, no nonsense, no filter, no comment, no big deal, no big fuss, no fuss, no mention, no point, no sign of, no trace of her, no trace of him, no preference, no preferences, no particular, no clouds, no homework, no parents, no adults, no kids, no children, allergy free, hypoallergenic, allergy tested, dermatologically tested, nothing else, nothing to do, nothing to wear, nothing to see, nothing much, doing nothing, doing absolutely nothing, absolutely nothing else, did nothing, does nothing, nothing special, nothing fancy, nothing in particular, nothing specific, nothing specific in mind, nothing really, nothing comes to mind, nothing at all, nothing happened, nothing changed, for nothing, nothing new, all or nothing, nothing ever, nothing wrong, nothing to lose, nothing to eat, nothing on, worth nothing, cost nothing, said nothing, i know nothing, know nothing about perfume, nothing to say, next to nothing, nothing could, nothing can, nothing but trouble, nothing but love, cant wait, cannot wait, cant believe, cannot believe, couldnt believe, cant remember, cannot remember, cant recall, couldnt sleep, cant sleep, cant explain, cant describe, cannot describe, cannot explain, couldnt afford, cant afford, cant think, cant decide, cant help, cant tell, cant say, cant find, couldnt find, cant name, cant place, cant put my finger, couldnt see, couldnt wait, couldnt stop laughing, couldnt reach, wasnt allowed, werent allowed, not allowed to, wouldnt let, wouldnt let me, never let me, never let us, never came back, never came home, never knew, never known, never met, never got to, never had, never been, never seen, never saw, never slept, never said, never spoke, never told, never talked, never asked, never cried, never finished, never went, never learned, never learnt, never again will i, never mind, nevermind, never say never, never ending, never cooked, never cleaned, never changed, didnt know, dont know, do not know, didnt even know, dunno, idk, didnt have, didnt get, dont have, dont remember, dont really remember, didnt speak, didnt talk, didnt say, didnt care, dont care, dont cry, didnt cry, didnt sleep, didnt matter, doesnt matter, dont worry, dont understand, dont get me wrong, dont ask, dont ask why, dont tell, dont judge, dont laugh, dont see, havent seen, havent been, havent smelled, havent smelt, hasnt changed, isnt here, isnt there, isnt around, wasnt there, wasnt much, wasnt even, isnt that, isnt it, isnt she, wasnt she, werent we, arent we, arent they, doesnt it, dont you, dont they, dont we, didnt we, wouldnt you, not sure, not sure why, not sure what, not sure if, not exactly, not yet, not long, not far, not long after, not quite, not always, not everyone, not often, not enough, not in words, not that long, not for long, not a soul, not a cloud, not a care, not a penny, not a word, not going to lie, not gonna lie, not to mention, not even close, not my fault, not my problem, not that it matters, not that i know, whether or not, or not, if not, why not, not bad, not half bad, not too bad, not too shabby, not bad at all, not only that, not to be confused with, not here, not there, not home, not anymore, more or less, less than, less and less, nonetheless, regardless, more than, more than anything, more than ever, more like, once more, whats more, even more, no more than, what more, want to, wants to, wanted to, wanting to, need to, needs to, needed to, have to, has to, like to, likes to, liked to, loved to, love to, loves to, used to like, used to love, used to live for, used to wear, used to enjoy, used to adore, used to want, used to crave, used to be able to, would like to, id like to, wouldnt know, like this, like that, like these, like crazy, like mad, like hell, like always, like before, like me, like us, like you, like him, like her, like mine, like it was, like i said, like we, like when, like i, like if, like totally, as if, smell like, smells like, smelled like, smelt like, smelling like, taste like, tastes like, tasted like, tasting like, feel like, feels like, felt like, look like, looks like, looked like, looking like, sound like, sounds like, sounded like, would look like, what like, anything like, something like, things like, stuff like, people like, feeling like, more like a, kinda like, sort of like, kind of like, like a, like an, like the, like my, like in, like at, like on, like its, like it, im like, was like, were like, be like, just like, a lot like, exactly like, over there, over here, over and over, all over, over the, over my, over his, over her, over a, over our, over an, over us, over me, over for, over to, over him, over again, come over, came over, went over, stay over, stayed over, sleep over, left over, leftover, leftovers, go over, going over, fell over, knocked over, hand over, run over, take over, took over, boil over, boiled over, boiling over, start over, lean over, leaned over, leaning over, poured over, drizzled over, hung over, hungover, sleepover, walk over, walked over, drive over, drove over, fly over, flying over, flew over, looking over, looks over, sun over, moon over, mist over, fog over, hanging over, climbing over, growing over, grew over, draped over, spilled over, spilt over, all over the, over dinner, over breakfast, over coffee, over tea, over lunch, over an open fire, over fire, over coals, over charcoal, over years, over time, over night, over 60, over 20, over two, over three, over ten, over 50, over 100, over 30, over 40, pass me, pass the, passing the, passed the, passed by, passed away, passed on, passed down, passed out, passed through, pass by, pass through, pass time, bus pass, mountain pass, khyber pass, to pass, put on, puts on, putting on, put in, put up, put out, put down, put together, put away, use of, used in, used for, used up, used by, add to, adds to, added to, make it to, make it through, make it home, make it back, make it last, make me a, make me one, make me something, make me an, make it rain, pick me up, pick up, picked up, picking up, picks up, pick us up, pick it up, picking, picked, choose from, into the, into my, into his, into her, into a, into an, into our, into it, into bed, into hot, into every, into everything, into your, into one, got into, get into, came into, went into, comes into, walk into, walked into, walking into, dipped into, dip into, baked into, soaked into, rubbed into, ground into, fall into, fell into, turned into, turn into, turns into, move into, moved into, drive into, worked into, stirred into, back into, late into, long into, deep into, well into, far into, straight into, bite into, biting into, bit into, lean into, leaning into, leaned into, packed into, pressed into, woven into, plaited into, braided into, tucked into, seeped into, melted into, melting into, melts into, against the, against my, against his, against her, against a, against our, against me, against your, f and b, cut off, cut down, cut up, cutting the, cut the grass, cut the lawn, cut the cake, cut the hedge, cuts the grass, turned off, switch off, switched off, go off, going off to, go off to, went off to, alarm go off, alarm went off, fireworks going off, turn down the, reduced, remove my, removed, removes, take out the bins, take out the trash, taking out, took out, ban on, forbidden city, forbidden love, forbidden fruit, dropping, drop the kids, drop me, dropped, skip school, skipped, skipping, scrap metal, passing on, stop by, enough said, fair enough, good enough, strong enough, old enough, sure enough, big enough, enough to, just enough, tired of waiting, sick leave, sick day, sick note, sick in bed, off sick, home sick, homesick, sick with worry, sick building, sick beat, thats sick, so sick bro, was ill, was sick, got sick, being sick, when i was sick, when i was ill, when im sick, when im ill, too many, too young, too old to, too late, too early, too soon, too long, too far, too bad, too good, too good to, too busy, too shy, too small, too big, too fast, too short, too hot, too cold, too cold to, too hot to, too tired, too tired to, too scared, too scared to, too poor, too poor to, too proud, too proud to, me too, him too, her too, us too, them too, it too, one too, that too, there too, though too, days too, too and, too but, and too, too i, too we, too please, too pls, too plz, too thanks, too lol, too x, too expensive, too pricey, too slow, besides the, besides my, beside the, bar of, bar of chocolate, bar of soap, bars of, chocolate bar, a bar, the bar, at the bar, in a bar, bar in, bar on, hotel bar, tapas bar, beach bar, wine bar, juice bar, coffee bar, bar stool, bar stools, bar tender, bartender, crow bar, bar exam, gold bar, sand bar, cocktail bar, save me, saved for, save for a, in place of birth, other than that, apart from that, aside from that, besides that, everything else is fine, everything else is ok, everything else is okay, everything else is good, everything else fine, everything else ok, anything else is fine, anything else is ok, anything else is okay, the rest is fine, the rest is ok, the rest is up to you, rest is up to you, rest is fine, rest is ok, otherwise surprise me, triggers a memory, triggers memories, triggers the memory, triggers a flood, trigger memories, trigger happy, triggers nostalgia, sensitive soul, sensitive child, sensitive person, sensitive boy, sensitive girl, so sensitive, positive vibes, allergic to bullshit, allergic to nonsense, allergic to mornings, allergic to mondays, allergic to work, allergic to exercise, allergic to commitment, allergic to people, allergic to drama, allergic to small talk, allergic to boring, allergic to clichés, feel free, feel free to, free delivery, free shipping, free sample, free samples, free gift, for free, set me free, set free, im free, i am free, was free, were free, felt free, feeling free, free as, carefree, care free, free spirit, free spirited, free time, buy one get one free, free of charge, tax free, duty free, free to, free on, free for, free up, hands free, cruelty free, gluten free, free the, free parking, free me, free world, wild and free, free fall, free range, break free, broke free, freed, sugar free, scot free, free will, free days, free palestine, free wifi, free now, free entry, free school meals, said stop, pretend to like, pretended to like, who used to love, i nurse, doctors appointment, see a doctor, dog days, top dog, under dog, underdog, hot dog, hot dogs, dog eat dog, dog house, doghouse, dog tired, puppy love, puppy eyes, let the cat out",
  ),
  names:
    "amber, ambar, rose, rosa, rosey, rosie, jasmine, jasmin, jasmyn, jazmine, yasmin, yasmine, yasmeen, iris, lily, lilly, lillie, lilia, violet, viola, violette, ginger, basil, daisy, rosemary, sage, ivy, clementine, saffron, clover, fern, cherry, pepper, olive, heather, hazel, poppy, holly, dahlia, magnolia, marigold, camellia, azalea, hyacinth, laurel, myrtle, willow, juniper, ash, forest, forrest, river, rivers, brook, brooks, lake, storm, snow, frost, star, stella, dawn, summer, winter, sunny, sandy, cliff, rocky, honey, candy, peaches, apple, berry, coco, angelica, verbena, lilac, fleur, blossom, bloom, woods, wood, baker, butters, fields, hill, bush, moss, musk, pearl, ruby, sherry, brandy, chandan, kesar, tulsi, gulab, champa, chameli, mogra, juhi, kamal, nargis, narges, rayhan, rehan, reyhan, misk, ward, zahra, zahar, narcissus, primrose, coral, tansy, bay, rowan, linden, reed, stone, paige, page, orchid, cassia, cassie, acacia, mimosa",
  hostile:
    "json, output json, ignore previous, ignore all previous, ignore the previous, ignore the above, ignore all the above, ignore your, ignore all instructions, ignore all your, ignore instructions, ignore any previous, ignore everything, disregard previous, disregard all, disregard your, forget previous instructions, forget your instructions, forget all instructions, forget all previous, forget everything above, override your, override the, override all, system prompt, your prompt, your instructions, you are now a, you are now an, you are now in, you are now, new instructions, developer mode, debug mode, admin mode, jailbreak, pretend to be, pretend you are, pretend that you are, act as a, act as an, roleplay as, print your, print the system, reveal your, show me your prompt, show your prompt, output your, repeat after me, repeat the words above, language model, as an ai, chatgpt, chat gpt, openai, prompt injection, select from, select _ from users, drop table, drop database, delete from, insert into, union select, script alert, alert 1, document cookie, onerror, javascript, http, https, www, base64, rm rf, sudo, console log, add _ to wanted, to wanted, to refused, set wanted, wanted true, lorem ipsum, dolor sit amet",
};
