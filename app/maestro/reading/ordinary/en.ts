/** English words that are one letter from a smell's name and no smell: a coat is no coast, Sunday no sundae. */
export const ordinary = `
agora aline alphonse american americana americans angkor angola anibal annas appleby apply arabia arcane astray
augusta auguste augusto augustus babble babbles baber backboard backing backward backwards backwater backwoods
badgers bagley bailey balle balled baller ballon ballot ballots bandana bandy banger banish bankers banking banners
baptise baptist barbed baring barker barkley barnard barney barneys barrie barter bashing basics basilica basilio
basing basins basis basking bassam batter battered battery batting baying beached beady beaker beamer bearer bearers
beater beavers belches belling benches bending bengal berber berger better betters bharat bidding biking billet
birger bitters blackbeard blacken blanked bloods bloomin blucher blushed blushes bluster bobble bobbly bolder
booming booms boorish borges bracket brackets bradley brady braking brandi brandies brando brands brandt brass
braver breach breaches bridge bridges bridie britches bromley brooke brooms broots browne bubby budding bugger
buggers bulger bullet bullets bumble bunter burble burgess burley burner burners buster busters butler butlers butte
butted butters cackles caffee calzone cambodia candis canker canvases canvass capone carbury carmela carmelo carmen
carpe carpentier carries carrom cartel cartels carvel cashed cassio cassius castle castles castro casts censor
censors center centers champ champs chanda chanel chappy chassis cheeky cheery chill chillin chills chilly chimes
chirpy chloride chook chooses choppy chopstick chopsticks christmases circuses citrate citroen cleese clement clements
clever clinics clipboard clobber clone clones cloning closer closes closing clovis coats cocker coffers coffey coker
collar collars colton comforted comic compete compose compute conceit concept concepts concern concerns concerto
conditioned confer conked conner conners consent content contents convene convert converts cooke cooker cooks coolie
cooties corrado cosmic costs covent cover covers covey cracker creaks creaky creases creasy crooks crowder crumbled
crumple cumming cummings curran current currents cyprus dailies dalia dallas damon dancer dancers dancin danged
danson darian davina dawson deserves deterrent dobbin dokey dorian dubbing dublin duran durban earthly earths
envelope enveloped envelops erase erased erases euphoria express expresses fabri fabrice famous fenner fertilize
field fiends fished fisher fleury flipper flirty flora floris flowed forestry forrest freeze freezes frits fronting
fronts frosti froze fujita funnel gaelic garde gasses gassy gerber gills glassy gotto graces grades graphs grates
graves greaser greasers greaves greeks greene greets grille gripes grosses hardest hardtack hares harness harvests
hatches hatfield hawthorne health hearing hearings heart hearties hearts hearty heater heaters heathen heathens
herding hershey hiding highland hiring hiroki hodges holliday hoorah hordes hoses hotspot houses hunches incensed
jagger jamieson jamison jammin jangle jangles jingle jingles joined joyner juergens juggle karol khalsa kimmel
kippur kitsch koalas landry lather latrine latrines laure lauren laurens laurie lavage leases leave lecher leech
leeches lemond lemonis letter letters lighting lillie limber linde linder lockers locket logan lumbar luther
macaroni macha magali maine majid males malina manami mancha manda mandar mandi mange mangle manolis manos maples
marches maria marian mariana marianas marie marika marin mariner mariners marino marisa marita marne marnie marquis
marred marries marsala martina martine masses match matched mated mathai mature maxine media median mehdi melina
melody melted meowing mescal messes metallica michelin michi milling minced minded mined moaning mooing mooning
moping morell morelli morland moses mothra mourning moving mullen muller mullet mullins murder murmur murmurs muslim
muslims mystic mystics nacho narang nestle nettie nighty nought packin padding padlock pagers pagoda paisley paltry
pampers panda pandas panties pantry pants parking parley partake parties pasteur pasts pasty patch patches patrol
patrols patties paupers paying peaked pedals peeper peepers penniless peons peppe peril perils period periods
perkins persia petro petros petrov petted phonies planes planets plans plant planter planters plated platter
platters player players playing polar ponder popper poppers poppins popular posies posture powers prager prayed
prayin preaches preserver preying privates proteus prying pupkin puppies quincey quincy racine raided raiding
railing railings raine rainer rainey raised raising rallies ramada raman ratan raving ravings ravish raylan rayyan
recesses reese reeves robber robbers robbery rocker rockers rolli rollins rookies rosary rubbed ruined ruining
sabine sable saddled sagara sakurai salam salaries salinas salon salons salter saltines saluted samara samba sambar
samoa samson sandals sandra sandstrom sanson santa santas sapling saplings sapphire sapphires sated sauron sauvage
saving savings scandal scandals scooch scorch scores scotches scots scout scream screams scurry search searched
searches seating seats shading shady shahid shaking shallow shallows shaming shanty shaping shares sharing sharpe
sharpened sheela sheena sheer sheesh sherri shikha shilla shima shine shiner shines shish shoes shorts shouts shoves
shoving showed showing showman shrike shrink shrinks simmer singles skank skanks skeeter slated slaving sliced
slices slower slowing smiling smith smiths smitty smokes smoldering snores snoring snowbell snowden soiling soldier
soldiering soldiers solider solver sommer sommers sores sowing spaced spaces spacey spanky sparkle sparkles spicer
spics spidey spied spies spiked spikes spines spires spivey spliced spores sprinkled sprinkles stabler stale staple
staples starbuck starlet starr stationed steam stoked stoker stolen stoller stores storey storeys story straws
streak streaks submit success suffer suffers sultan sultana summary summat summed sumner sunbae sunburst sundar
sunday sundays surer surfed surging swanky swearing swears sweaters sweatin sweatshops sweeper sweepers sweeps
sweetums sweety symbol symbols tabasco tahiti tanner tasted tempe terrance thames themes thicke thickens thicker
thickest tiber ticket tickets timer timers tipped tipper toaster toasters toddies topical topics trailer trailers
trainees trainer trifled triple triples valle vanish vanishes vegeta verena violates violent violeta vocation volley
wacker wallow waters weathers weeding welles welling wellington wellness werther whisk whisked whisker whiskers
whistling wholly wicked wicket wickets wielding willies winded winger winner winners witter woodsen wooley zaara
`;
