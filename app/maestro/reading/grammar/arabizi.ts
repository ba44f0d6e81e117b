import type { Grammar } from "./grammar.ts";

/** Every spelling of phrases with choices in brackets: "m(a|e)sh" is "mash, mesh". */
function spelled(phrases: string): string {
  const [, before = "", choices, after = ""] = /^([^(]*)\(([^)]*)\)(.*)$/su.exec(phrases) ?? [];
  if (choices === undefined) return phrases;
  return choices
    .split("|")
    .map((choice) => spelled(before + choice + after))
    .join(", ");
}
const every = (phrases: string): string => phrases.split(/,\s*/u).map(spelled).join(", ");

/** "Me" at the end is "ni" or "ny". */
const ofMe = (phrases: string): string =>
  phrases.replace(/\b[a-z\d]+[nl]i(?=,|$)/gu, (word) => `${word}, ${word.slice(0, -1)}y`);

const disgusts =
  "(b|by|bi|bye|y|ye|bt|bte|bit|t|kay|kat)(2refni|2rifni|2rfni|2arrefni|2arrifni|9arrefni|9refni|z3ejni|z3ijni|daye2ni|dayi2ni|khne2ni|khane2ni|khani2ni|5ane2ni|5ne2ni|khni2ni|5ni2ni|khne9ni)";

const badThings =
  "(mostashfa|mustashfa|mestashfa|moustachfa|sbitar|7ammam|7amam|hammam el madrase|el 7amamat|7amamat|3aza|3azza|janaza|ganaza|jnaza|ma2bara|ma9bara|m9abra|2abr|9abr|zbala|zbele|zebala|zibala|majari|magari|dettol|detol|clorox|kolor|javel|bif baf|pif paf|3ara2|3ra9|3arag|sarasir|srasir|mayyet|mayet|el mot|lmout|el moot|sejn|segn|toilet|twalit|tualet|7arb|l7arb|corona|dawa|dwa|madafen|madfan|ma9aber|ma2aber|m9aber|kharabe|kharra|5ara)";

/** Parts of the body: mine, his, hers. */
const bodyParts = every(
  "jldi, wjhi, 3eneya, 3enaya, 3naya, 3inaya, 3eneyya, 3enayya, ras, rass, raas, 3youn, 3yoon, 3ein, el 3ein, wesh, wej, manakhir, sadr, 7al2, batn, jild, jeld, jesm, gesm, (|l)(wejh|wijh|wajh|wesh|wech|wich|wish|ras|raas|dema8|demagh|3ein|3en|3eyn|3ayn|3in|3yon|3yoon|3youn|3oyoun|3eyoun|3yun|3neyy|anf|enf|mana5ir|manakhir|mnakher|mna5ir|5ashm|khashm|khashem|5ashem|nif|7al2|7ale2|7al9|7alg|7el2|zor|zour|zoor|bal3oum|7anjart|7angart|7onjert|sadr|sedr|seder|9adr|sodr|nafas|nefes|batn|baten|me3dt|me3det|ma3det|m3dt|kersh|jesm|gesm|jism|gism|jesd|badan|jeld|jild|jeldet|geld|gild|gilt|beshret|bashret|bashart|bacherat|ra2bet|ra2abt|ra9bet|ragbet|ragabt|eed|ead|edd|yedd|idd|ideyy|ideen|2eed|shafayef|shfayef|chfayef|chfayf|shafay2|lsan|lisan|khddoud|khdoud|5doud|5dood|khdood|sout|soot|dhahr|dahr)(i|y|e|ha|o|na)",
);
/** What a body does that does not bear something. */
const reactions = [
  every(
    "(y|ye|yo|yu|by|bye|byi|byo|bi|t|te|to|tu|bt|bte|bit|bto|kay|kat)(7mar|7marr|7mer|7ammar|7ammer|wram|wrem|warrem|tnefe5|tnefekh|ntfe5|ntefekh|ntefe5|ntfokh|nfo5|nfokh|nfekh|nfe5|nfa5|nfakh|7ok|7okk|7ek|hek|7ekk|7akk|7re2|7ra2|7rag|7reg|7re9|7ra9|ltehb|ltaheb|dma3|dame3|dammi3|damme3|dam3|sil|seel|sed|sedd|sod|sodd|nsed|nsadd|tsed|sakker|saker|sakkar|2fel|2fol|9fel|gfel|gfol|di2|dee2|di9|deeg|dig|ktom|ktem|5no2|khno2|5ne2|khne9|khneg|5nog|waja3|wja3|ouja3|oja3|ujja3|3awer|3awwer|3awir|dour|dor|lef|leff|nammel|namel|2asher|2ashar|9acher|gasher|n9cher|hayej|hayyej|7abbeb|7abeb|t7asas|t7asses|t3ab|drr|dorr|nzef|uja3|jra7|jre7|kher|5er|nzel|nazzel|wle3|walle3)(|ni|ne|li|o)",
  ),
  every(
    "(ta|te|t|2|e|i|)(7mar|7amar|7marr|7amaret|7ammaret|7ammarit|7amarit|wrem|wermit|wermet|waremit|waramit|warmo|nafa5|nafakh|ntafa5|ntafakh|nafa5et|nafakhet|ltahab|ltahabet|nsad|nsadd|nsaddet|sakkar|sakkaret|2afal|2afalet|dam3et|damma3et)",
  ),
  "7akka, 7ekka, 7akke, 7oboub, 7boub, 7abb, ba2a3, ba9a3, boga3, bo2a3, waram, 7oroo2, 7ar2an, 7argan, 7r9an, tanmil, jafaf, ta2shir, 7amra, 7amar, 7omr, a7mar kello, kella 7omor, mwarrem, mwarrme, mwarrma, menfou5, menfoukh, manfou5, manfoukh, mesdoud, masdood, mesdouda, mgharbe2",
].join(", ");

/** Arabic in Latin letters. */
export const arabiziGrammar: Grammar = {
  suffixes: "i y a ha o ou h na ti ty to tna tha k ek et at e eh",
  functionWords:
    "la ma el wla wala mafi mafish 7assasiye 7asasiye 7assasiyye 7sasye kolshi ella kay7mar 3al 3ala zo2i fih fiha feeh feha ykoun ykun ykon tkoun ana ena ani w wa wl wel fi fe fel fil 3la 3al 3ala 3an m3a ma3 mn mnel lli li elli eli kant kanet kont dyal dial ta3 tae bta3 beta3 ta3i mta3 deyel dyali ghir ghayr 8eir gheir mesh msh mish moush mosh mou muu mub mo mch machi ri7et ri7at ri7a ri7t re7et re7at rihat rihet ri7ti ri7to ri7te rehet reeha ree7a ree7at re7a b7eb ba7eb ba7ib b7ib bheb bhebb ba7b n7eb n7ab nhab nheb nhebb nhebbou na7eb nebghi nabghi bghit bghyt baghi baghya bagha kan7mel knbghi kanbghi kanbghiw a7eb a7ib ahib aheb abi abgha abgi abee 3ayez 3ayz 3ayza 3awez 3awz 3awza 3ayzah biddi beddi bedi bdi badde 7abb 7abba 7abeb 7aba hab haba 3ndi 3andi 3indi 3endi 3and 3ndy bzaf bezaf barcha barsha kter ktir kteer ketir kteir ekteer awi 2awi wayed wayid wajid marra mara jdan gedan jiddan shwaya chwaya shwayya chouia chwiya bela bala bdoun bidoun bedoon bdoon bdon mn8er mn8eir ghair akrah akra bakrah bakra nkrah nakrah nekrah kankrah makrah karaht mab7ebsh mab7ebch mabghitch mabghit mab7eb ma7eb mabi mabgha mabiddi mabaddi ma3ndich ma3andich la2 laa la'a lakin laken lkn bess hadi hayda haydi dak dik kol kel kolshi koulchi kullshi chi shi 7aja 7aga shay2 shiy ya3ni wallah walla wallahi yalla inshallah nchallah zayy mtl metl mitl b7al kima kif kifma lama lamma wa9t wa2t youm yom leil mnin min7it fein wein feen hna hnaya hnik hone hawn hek haik hik kda keda kida hakka chno shno shu shou eh eih ech esh wesh wach ach 3lach lech leh leish leesh ella illa 7atta 7ta 7etta bil bl ba3d baad 9bal 2abl abl ana2 nta nti enta enty enti inta inti ento intou 7na e7na i7na huma hom homma rah raho 3am bs heik bla zay rani 2abadan 2allel 3a2l 3ad 3ada 3agbni 3agebni 3aiz 3aiza 3ajbatni 3ajbetni 3ajbni 3ajebni 3alaih 3alaya 3aleh 3alih 3arasi 3aref 3ash2a 3ashe2 3ashi2 3atas 3ats 3awar 3awzah 3ayef 3ayeza 3ayit 3ayzeen 3ejbetni 3emri 3ish 3jabni 3jbatni 3jbni 3jebni 3leyi 3lia 3lih 3liha 3liya 3mri 3omri 3tas 3teeni 3tini 3tiwni 3yit 5afef 5affef 5affifo 5ali 5alia 5alli 5atri 5ayal 7ab 7abayeb 7abbe 7abbit 7abe 7abeit 7abin 7abit 7ad 7ada 7akka 7akke 7amel 7amla 7amleh 7asas 7asaseya 7asaseyya 7asasia 7asasiya 7asasiyah 7asasiye 7asasiyeh 7asasiyet 7asasiyti 7asasiyye 7asasye 7assas 7assasa 7assasiya 7assassia 7aydo 7aydou 7ayed 7ayyed 7bbit 7bob 7boub 7ebbit 7ekka 7oboub 7ot 7oti 7otli 7ott 7ottoli 7ottou 7sasia 7sasiya 7yed 8air 8er 9allel a2al a2all a2dar a36as a3chaq a3eesh a3ish a3sha2 a3sha9 a3shag a3tas a3teeni a3tini a3tos a5af a5tane2 a6eeg a7ebah a7ebb a7ebba a7ebbah a7ebha a7ekk a7la a7ok a7san a7sen a7ssan a8dar a9al aczema ag2al ahrosh akhaff akhtane2 akraha akrahah akthar alergi alergik allergiya artikaria ashtahi asta7mel astafregh at7amal at7ammal at7asas at7assas atee9 ati9 atmanna azha2 b2dar b3attes b3attos b3ed b3id b3ido b3od b7ebba b7ebbo b7ebbon b7ebch b7ebo b7ebsh b7ek b7ekk ba2a3 ba3ed ba3id ba3od ba3refsh ba3sha2 ba3tas ba3tess ba3tos ba5tene2 ba7ebba ba7ebbo ba7ebha ba7ebo ba7ebsh ba7ek ba7mar baddish baddna bado5 badokh baghia bahrosh bakhtane2 bakhtene2 bako7 bakraha bakraho balach balaha balash barga3 barja3 bashba3 bastafragh bastafregh bat2ayya bat7asas bat7assas bata2aya batmanna batnfe5 bazha2 bdeesh be2dar bedorrni bedoun bekhni2ni bekrah besada3ni bestafregh bet7amal bet7asas bet7assas beta3i beta3ti bewja3li bghina bghite bi2dar bi3jebni bi7ammer bi7asisni bi7assisni bi7eb bi7ib bidawkhni bidawwe5ni biday22li bidaya2ni bidaye2ni biddish biddna bideesh bidoon bihayej bihayyij bijanen bijannen bijannin bijanno bikhni2ni bikrah bin7ib bisadde3ni bistafrigh bit3ebni bit7ammal bit7assas bit7ib bitalle3li bitjannen biwarrem biyekhne2ni biz3ijni bkhtene2 blou7am bn7eb bn7ib bohrosh bt3jbni bt7assas btala3li bte2 bte3gebni bte3jebni bti2 by2refni by2zini by3gbni by3jbni by3jebni by5ni2ni by7assesni by7re2 bydawa5ni bydawe5ni bydawwekhni bydayi2ni bye2refni bye3gebni bye3jebni bye7assesni bye7eb byeday2ni byewja3ni byez3ejni byhammer byhayyej bymawwetni byokhno2ni bysada3ni bysadda3ni bysadde3ni bytal3li bywarem bywarremli bywja3li byz3jni ch9i9a chb3t chba3t che9i9a cheb3et chqiqa da22et darori daw5a dawkha ddi9a de2et dee2 dhee8 dhou9i di2et di9 di9a di9et dirouli do5a dou5a dou9i e9i9a eb3ed edday9a ekzema ekzima eshta2t fa2at fa9at fre8 gallel ghasayan ghasian ghatayan ghathayan hasasia hasasiya hasasiyya hassasia hassasiya hassassia ib3id ishta2t ishtehi ka77a ka7a kan3tes kan3tess kan7ab kan7amlouch kan7bb kan7eb kan7ebch kan7ek kan7mar kan7melch kan7okk kandokh kandoukh kanetnfekh kank7 kankhtane9 kanko7 kankreh kankrhou kanrod kanrodd kant7ases kant7asses kant9aya kant9eyya kantkhna9 kantkhneq kantnfa5 kantnfekh kantqaya kantqayya kantwerrem kat3jbni kat3jebni kattar kattarli kattarou katter kay3jbni kay3jebni kay7assesni kaydawkhni kaydawwekhni kayday9ni kaydi9 kaydorrni kaydrni kayhayej kaykhn9ni kaykhne9ni kaysde3ni kaytl3o kaytle3 kaywja3ni kefaya kha2a khafef khaffef khaliw khalli khan9a khatri khayal khayba khayeb khlliw kifaya kn7taj knkrah knt7asses ko77a krahet krehet krihet l7asasiya l7assassia l7ekka l7sasiya la3 la3la3 lallergie lhekka lmigraine lo3a lou7am lwe7m m2ref m3ada m7d m7taj m9ref ma2a7eb ma2darsh ma2ref ma3ad ma3ada ma3ajabni ma3i ma3jbatnich ma3jbnich ma3jebnich ma7ad ma7ib ma7la maabgha maadani mab2darsh mab2o mab7ebba mab7ebbo mab7ebhash mab7ebo mab7eboosh mab7ebosh mab7ib mab7ibch mab7ibsh maba7eb maba7ebch maba7ebhash maba7ebosh maba7eboush maba7ebsh maba7ibsh mabaddeesh mabaddish mabaddiyeh mabadeesh mabaghich mabahebch mabahebsh mabahib mabakrahsh mabakrash mabansach mabansash mabashba3sh mabast7mel mabast7melsh mabasta7mel mabasta7melsh mabatee2 mabatee2o mabatee2sh mabazha2sh mabddi mabeddi mabedi mabeeh mabeeha mabeha mabet7amal mabet7ammal mabghich mabghina mabghinach mabghitouch mabheb mabhebsh mabiddish mabiha mabte2 mabti2 mabti2ch mabti2sh mabye3gebnish mabye3jebni madaneeh madani madirch mafich mafish magdar makach makan7abch makan7amlouch makan7ebch makan7elch makan7melch makan7mlch makan9derch makanbghich makanbghihach makanbghihch makayench makaynch makrouh mamno3 mamnou3 man7abch man7abech man7abouch man7amlouch man7eb man7ebbouch man7ebch man7ebech man7ebhach man7ebouch man7ebsh man7emlch man7melch man7mlch man9derch man9edrch mana3ni manabghich manbghich manchba3ch mane3 manebghich manhabbech manhabch manhebch manhebech mani3 manich manish mankrahch mannich mansta7melch mareed mareid mat2osh mat3jbnich mat7amal mat7ot mat7otch mat7oto mat7otoosh mat7otsh mat7ottou mat7ottouch mat7ottsh matay2 matay2o matdirch matdirlich matdirouch mateeg mateeosh mateeq matzidch mawddi maweddi mawiddi may3jbni may3jbnich may3jebnich may7ebsh maybi3jibni maye3gbnish maye3gebnish maye3jbnich maye3jebni maye3jebnich maye3jebnish mayi3jbnich mb7ebsh mba7ebsh mchtaq me7tag medmena meshta2 met7asses met7assesa met7assisa mez3ej mezyan mezyana mi7tej migren mishta2 miy7ebsh mkanbghich mmnou3 mna3ni mne3ni mo2ref mo9ref modmena modmin mokref momken momkin mosta7eel mosta7il mousta7il moz3ej msadda3ni mshta2 mt7asses mt7assesa mu9rif mumkin muqrif mut7assis mygraine mzz3ej n3chaq n3che9 n3ich n3ta9 n3tes n3yach n7abech n7abha n7abou n7ebb n7ebbech n7ebbou n7ebbouch n7ebch n7ebha n7ebhach n7ekk n7emlch n7ib n7ibbu n7mar n7melch n7ok n9ass n9derch n9es na22es na77i na7i na7iw na9es na9ess na9ss nabgha nakhtane9 natnfakh ne3tes ne9derch nechba3ch nechtehi nechti neha2i nekhtna9 nekrahha nekrahou nekreh nentfekh nesta7mel nestanna net7assas net9ayya neta2ayya nhae2yan niha2iyan nihaeyan nkhtane9 nkrahou nsta7melch nt7ases ortikarya qallel raheeb raw3a ro3a sda3 sh8ee8a sha2i2a shbe3t sheelo shilou so6a3 soda3 suda3 t3jbni t7eb t7et t7ittou t7o6 t7ot t7oto t7oton t7ott t7ottou ta3f ta7fa tabi3an tafa7 tafe7 taffasht tajannab tan7eb tanbghi tankrah taware2 tay2 tay2a tay2o te3jebni te7eb te7reqni tho8i thoo8i ti7eb tjannab tjannabo tlaw3 tlawwe3 tloo3 tnbghi to7fa tou7icht twa7acht twarremt twe7echt u7ib w7shni wa3er wa3ra wa7achni wa7am wa7ashni wa7ashtni wa7esh waj3 waja3 waramli we7esh we7m we7sh we7shni wehesh wermet wi7am wji3et y2zini y3awer y3awerli y3awerni y3jbni y3jebni y5ni2ni y7ammer y7assesni y7ayej y7eb y7ebch y7ek y7r9 y7rag y7re2 y9arrefni ya5od ydawe5ni ydawkhni ydawwekhni yday9ni ydaye2ni ydi9 ydorrni ye2refni ye3gebni ye3jebni ye5no2ni ye7asesni ye7eb ye7rek ye9refni yeghith yejannen yesadde3ni yet3abni yewja3ni yez3ejni ygathni yghethni yghith yhayej yhayyej yjannen ykarrahni ylaw3 ylo3 yloo3 ysada3ni ysadde3ni ysdda3ni ytal3li yuja3ni ywajja3 ywarrem ywja3ni yz3jni zahe2t zaw2i zh2t zhe2t zo2i zoo2i",
  not: "ma, la, la2, mesh, msh, mish, mosh, moush, mouch, mou, mo, mu, mub, mob, mch, mech, machi, mashi, mahou, mahi, mani, manich, manish, mannich, wla, wala, lam, lan, laysa, lays, leis, mafi, ma fi, mafih, mafish, mafich, makach, makayench, makaynch, 3omri ma, 3emri ma, 3mri ma, ma 3ad, ma3ad, balash, balach, mabadeesh, ma badi",
  want: [
    every("(b|ba|be|bi|n|ne|a|kan|mn|bn)7(e|i|a|)b(|b)(|o|a|ha|on)"),
    every("(7|h)(a|e)b(|b)(i|ei|ay|e)t(|o|a)"),
    every(
      "(y|ye|by|bye|bi|t|te|bt|bte|kay|kat|ka y)(3jebni|3jbni|3jibni|3jbny|3jebny|3gebni|3gbni|3gebny|3gbny|3gibni|nasebni|nasibni)",
    ),
    every("(a|n|bet|bt|bit|bat|at|net|kant)(7amal|7ammal|7emel|7mel|7ml|sta7mel)(|o), tay2(|a|o), tayi2, taye2"),
    every("(b|ba|a|n)t(i|ee|e)(2|9|g)(|o)"),
    "abgha shay, abi shay, abghi shay, bghit chi, abgha shi, abi shi, b7eb, ba7eb, ba7ib, b7ib, ba7b, bhebb, baheb, bahib, a7eb, a7ib, aheb, ahib, a7ebb, n7eb, n7ab, n7ebb, nhab, nheb, nhebb, n7ib, n7ibbu, na7eb, kan7eb, kan7ab, kan7bb, tan7eb, bn7eb, bn7ib, bin7ib, a3sha2, ba3sha2, a3sha9, a3chaq, a3shag, n3chaq, n3che9, b7ebbo, b7ebo, b7ebba, ba7ebbo, ba7ebo, ba7ebba, ba7ebha, n7ebbou, n7ebha, n7abou, n7abha, a7ebbah, a7ebba, a7ebha, a7ebah, 7abbit, 7abit, 7abeit, 7bbit, 7ebbit, b7ebbon, ti7eb, te7eb, t7eb, ye7eb, bye7eb, bit7ib",
    "abi, abee, abgha, abghi, abgi, aba, nabi, nabgha, nebghi, nabghi, nbghi, nbgi, bghit, bghyt, bghina, bghite, baghi, baghia, baghya, bagha, kanbghi, knbghi, kanbghiw, tanbghi, ka nebghi, tnbghi, areed, arid, ared, oreed, orid, urid, ureed, nrid, nreed, biddi, beddi, bedi, bdi, biddy, badde, baddi, badi, bddi, biddna, baddna, bedna, 3ayez, 3ayz, 3ayza, 3ayzah, 3aiz, 3aiza, 3ayeza, 3ayzeen, 3awez, 3awz, 3awza, 3awzah, 7abb, 7ab, 7aba, 7abba, 7abeb, 7abe, 7abbe, hab, haba, habeb, 7abin, nefsi, nafsi, nefsy, nifsi, 5atri, khatri, widdi, wddi, weddi, wedi, mi7tej, me7tag, m7taj, nestanna, atmanna, batmanna, ashtahi, nchte, nechtehi, nechti, ishtehi, kn7taj, 7atta, mchtaq, mshta2, mishta2, meshta2, twa7acht, tou7icht, twe7echt, wa7ashni, wa7achni, we7shni, w7shni, wa7ashtni, eshta2t, ishta2t",
    "amout fi, amoot fi, bamout fi, bamoot fi, bmout fi, bmoot fi, bmout 3la, bamoot fel, bmout b, kanmout 3la, kanmout 3lih, kanmout 3liha, knmout 3la, nmout 3la, nmout 3lih, nmout 3liha, nmout fi, bamout fih, bamout fiha, amoot 3alaih, amout 3aleh, amoot 3alih, 3ash2a, 3ashe2, 3ashi2, medmena, modmena, modmin",
    "ye3jebni, y3jebni, y3jbni, ye3gebni, bye3jebni, by3jebni, by3jbni, bi3jebni, bye3gebni, by3gbni, bte3jebni, bt3jbni, bte3gebni, 3ajebni, 3ajbni, 3agebni, 3agbni, 3jebni, 3jbni, ka y3jebni, ka y3jbni, kay3jebni, kay3jbni, kat3jbni, kat3jebni, te3jebni, t3jbni, 3ejbetni, 3jbatni",
    "3teeni, 3tini, 3tiwni, a3teeni, a3tini, hat, hatli, hati, 7ott, 7ot, 7otli, 7ottou, 7oti, 7ottoli, zid, zidou, zidli, zeed, zeedo, dir, dirli, dirou, diro, dirouli, 5alli, khalli, khaliw, khlliw, kattar, kattarli, katter, akthar, aktar, ekta, ktar, ktr, kter men, ma7la, a7la, a7san, a7sen, ajmal, agmal, atyab, a7ssan 7aja, fa2at, fa9at, faqat, bark, yarit, yaret, ya ret, ya rayt, ya reet, ya rait, momken, mumkin, momkin, lazem, darouri, darori",
    "ghir, ghi, gheir bas, nebghi ghir, bghit ghir, n7eb ghir, nhab ghir, khalliw ghir, khaliw ghir, kanbghi ghir, diro ghir, khelli ghir, ma n7eb ken, ma n7eb kan, ma n7eb ghir, man7eb ken, man7eb ghir, ma nebghi ghir, ma nebghich ghir, ma bghit ghir, mabghit ghir, mabghit ella, ma bghit illa, mab7eb ella, mab7ebsh ella, mab7ebsh gheir, ma b7eb ella, ma b7eb illa, ma baddi ella, ma beddi ella, ma biddi ella, ma biddi gheir, ma a7eb ella, ma a7eb illa, ma abi ella, ma abi illa, ma abgha illa, ma3andich ghir, mesh 3ayez ella, msh 3ayza ghir, msh 3ayez gheir, ma fi a7la men, mafi a7la men, ma fi a7la mn, mafi a7la mn, mafi a7la min, mafish a7la men, mafish a7la mn, mafeesh a7la men, ma fi ahla men, mafi ahla men, ma fi metl, mafi metl, mafi mitl, mafish zay, mafeesh zay, ma fih a7la mn, ma fih a7san mn, mafi a7san mn, mafi a7san men, ma kaynch a7san men, makayench a7san men, makayench bhal, makaynch b7al, ma kaynch b7al, mafi atyab mn, mafi atyab men",
    "ma nesit, ma nsit, ma ansa, mabansash, mabansach, ma bensa, ma nensa, mab2darsh a3ish men gheir, ma bi2dar 3ish bala, ma be2dar 3ish bala, ma nqdrch n3ich bla, man9derch n3ich bla, ma n9derch n3ich bla, man9edrch n3ich bla, ma ne9derch n3ich bla, ma a2dar a3ish bdoun, ma agdar a3eesh bidoon, ma agdar a3ish bdon, ma a8dar a3ish bdoon, ma azha2 mn, ma bazha2 mn, ma n3yach men, ma nechba3ch men, manchba3ch men, ma bashba3 mn, mabashba3sh men, mabazha2sh men, ma fi 7ada bikrah, mafi 7ada bikrah, mafish 7ad miy7ebsh, mafish 7ad byekrah, ma7ad yakrah, m7d yakrah, min ma bi7ib, meen ma bi7eb, chkoun ma kaybghich, chkoun ma y7ebch, meen may7ebsh, men ma y7eb, ma bakrah, mabakrahsh, mabakrash, mankrahch, man krahch, ma nkrahch, ma akrah, ma 3andi mani3, ma 3ndi mane3",
  ].join(", "),
  wantAfter:
    "b7ebbo, b7ebo, b7ebba, bamout fih, bamout fiha, bmoot fih, 3a rasi, 3arasi, 3la rasi, 3la rassi, eh wallah, ewa, aywa, aiwa, aywah, ayh, yes pls, yejannen, bijannen, bijanen, bijanno, bijannin, yjannen, bitjannen, ta7fa, to7fa, zwin, zwina, zwine, mezyan, mezyana, wa3er, wa3ra, khayal, 5ayal, rahib, raheeb, ro3a, raw3a, ya5od el 3a2l, a7la 7aga, akthar, aktar, kter, kattarou, ya salam, helwa ktir",
  refuse: ofMe(
    [
      every(
        "(msh|mesh|mish|mo|mou|mub) (2adra|2ader|adra|ader|gader|gadra|2adre|2adira) (ashem|ashim|ashom|ashemm|at7amel|asta7mel|atee2|esht7amel)",
      ),
      every("(n|kan|ka n|b|ba|a|bn)3(a|aa|e)f(|ou|o|ha)"),
      every(`(re7et|ri7et|ri7t|re7t|rehet|ri7at) ${badThings}`),
      "mabsoutsh, mabsoutch, mabsotsh, mish mabsout men, mesh mabsout men, msh mabsota, mesh mabsouta, ma nestanesch, ma yestanesnich",
      every("(kol|kull|kel|kil) (el nes|el nas|nnas|ennas) (7at|7att|7atin|7attin|7aten|dayrin|labsin)"),
      every("(la|ma|mat) (tekteb|t7ottou|t3ml|te3mel|tgib|tjib|tjibo|tjibou|tjiblich|t2oul)"),
      "a3da2i, 3adouwi, 3adowi, 3adwi, 3dowi, el 3adow, mish jawi, mesh gawi, msh gawi, mou jawwi, ma3andich m3a, ma 3ndich m3a, ma3ndich m3a, khatini, mnayech",
      every(
        "(zay|zayy|zai|metl|mtl|mitl|mithl|b7al|kima|kinno|kenno|kanno|ka2anno) (|el|l|al|ri7et|ri7et el|re7et|re7et el) " +
          badThings,
      ),
      every("(kefaya|kifaya|kfaya|khalas|5alas|yezzi|yezi|baraka|safi|bezyada|bezyeda) (mn|men|min|mnel|ba2a|b2a)"),
      every(
        "(shba3na|shbe3na|shabe3na|zhe2na|zehe2na|malleina|mallena|tefeshna|ta3ebna|kra7na) (mn|men|min|mnel|mno|menno)",
      ),
      every(
        "(in|en|ida|iza|izha|eza|law|lw|lo) (shammet|shamet|shmet|chammit|l2et|la2et|l9it|la9it|lgait|7asset|7assit)",
      ),
      every(
        "(b|ba|a|n|kan|ka n)(thashsha|tafada|tefada|tjannab|tjaneb|tgannab|taganab|hrob|hrab|nfor|nfer|7asha) (|mn|men|min)",
      ),
      every("(kol|kul|kel|kolshi|kolchi|kullshi|kolo|kollo|el mot|lmout|amout) (shi |chi |7aga |)(wala|wla)"),
      every("(ma|m|ma )(b|ba|n|kan)7(e|i|a|)(bs|bbes|bes|bos|bbos)(h), (ma|m|ma )(n|ba|b|kan)7(e|a|)(bc|bbec|bec)h"),
      every("ma(b|ba|be|bi|n|ne|na|kan|kane|a|)7(e|i|a|)b(|b)"),
      every("(bt|by|t|y)(le|la|lawe|lawwe)3(|li|le) (nafsi|nefsi)"),
      every(
        "k(a|e|i|)r(a|e|i|)h(e|i|)t, (la|ma) t(e|i|)(7|h)(o|u)(t|tt)(|o|ou|i), ma tdir(|i|ou|o)(|ch|sh)(| lya| liya| lia)",
      ),
      every("(ba|na|kana|kan|tan|ka n)kr(a|e)(h|7|), ma f(ini|iyi|iye|iyye) (3a|3al|3ala)"),
      every("(mab|maba|man|makan|ma b|ma n)h(e|a)b(|b)(|e)(sh|ch)"),
      every("(ma|ma )(7|h)(a|e)b(|b)(e|i)t(sh|ch|osh), ma7abb(e|i|ei)t"),
      every("(ma|ma |m)(y|ye|by|bye|t|te|bt|kay|kat|)3(j|g)(e|)bn(i|y)(sh|ch), ma(y|ye|by|bye|t|)3(j|g)(e|)bn(i|y)"),
      every("(ma|ma |m)(kan|n|ba)(7m|7am|7em|t7am|t7amm|sta7m)(e|)l(sh|ch)"),
      every(disgusts),
      every("(2|q|9|)(e|a|i|)rf(an|ana|et) (men|mn|min)"),
      every("z(a|e|)h(2|9|a2|e2)(an|ana|t|et) (men|mn|min)"),
      every("(mall|mal|mell)(et|it|eet|ait|ayt) (men|mn|min)"),
      every("(ta|te|t)(ff|f)(a|e|)(sh|ch)t (men|mn|min)"),
      every("(la|ma) t7(o|e|)(t|tt|6|66)(|o|ou|oo|i|oon)"),
      every("mat(e|i|)(7|h)(o|e|)(t|tt)(|o|oo|i)(sh|ch)"),
      every("(sh|ch)(i|ee|e|y)l(o|ou|oo|oha|ooha|ouh) (el|l|al)"),
      "shelo, sheelu, sheelou, shilu, chilou, shilouh, ba3do 3anni, ba3edo 3anni, ba3do 3an, b3edo 3an, eb3edo 3an, eb3ido 3an, ib3do 3an, ba3dou 3la, b3do 3la, b3dou 3la",
      "akrah, akra, akrahah, akraha, bakrah, bakra, bakraho, bakraha, bikrah, bekrah, bekra, nkrah, nakrah, nekrah, nekreh, nekrahou, nekrahha, nkrahou, kankrah, kankreh, kankrhou, tankrah, knkrah, krahet, kraht, karaht, krihet, krehet, kreht, makrouh, ykarrahni, ye2refni, by2refni, bye2refni, ye9refni, m2ref, mo2ref, mo9ref, mokref, m9ref, muqrif, y9arrefni, ma2ref, mu9rif, yghith, yeghith, yghethni, ygathni, yloo3 chabdi, ylaw3 kabdi, tlaw3 el kabd, tlawwe3 el kabed, ylaw3 el chabd, ylo3 el kabd, tloo3 el chabd, mzz3ej, moz3ej, mez3ej, yez3ejni, yz3jni, byez3ejni, biz3ijni, byz3jni, bidaye2ni, bidaya2ni, byeday2ni, bydayi2ni, ydaye2ni, yday9ni, kayday9ni, zhe2t mn, zahe2t men, zhe2t men, zh2t mn, 3yit men, 3ayit men, mallit men, mallet mn, mallait mn, malet mn, mlit men, teft men, taffasht, tafasht mn, chb3t men, chba3t men, cheb3et mn, shbe3t mn, b3ed 3la, b3id 3la, b3od 3an, eb3ed 3an, eb3ed 3n, b3ido 3an, ib3id 3an, tjannab, tajannab, tjannabo, ba3ed 3an, ba3id 3an, mamnou3, mamno3, mmnou3, chilo, shil, shilo, shilou, sheel, sheelo, 7ayyed, 7ayed, 7aydou, 7aydo, 7yed, na77i, na7iw, na7i, kefaya, kfaya, kifaya, khalas men, khlas men, y5ni2ni, ye5no2ni, byokhno2ni, biyekhne2ni, bikhni2ni, by5ni2ni, bekhni2ni, kaykhne9ni, kaykhn9ni, khan9a, kha2a, wa7esh, we7esh, we7sh, wehesh, khayeb, khayba, khaib, chin, chayn, sheen, ba3refsh asta7mel, 3aref, 3ayef",
      "ma7abbch, ma7abbech, ma7abch, ma 7abbch, ma7abbetch, ma7abtch, ma 7abetch, ma7abitch, ma7ebbitch, ma 7abbit, ma7abbeit, mab7ebsh, mab7ebch, mab7ibsh, mab7ibch, maba7ebsh, maba7ebch, mba7ebsh, mb7ebsh, maba7ibsh, mabahebsh, mabahebch, mabhebsh, ma ba7ebsh, ma b7ebsh, ma b7ebch, mab7eb, maba7eb, mab7ib, mabheb, mabahib, ma7eb, ma7ib, ma a7eb, maheb, ma2a7eb, man7ebch, man7ebsh, man7abch, man7abech, manhebch, manhebech, manhabch, manhabbech, ma n7ebch, ma n7abech, ma nhebech, ma nhabch, man7ebbouch, man7ebhach, man7ebouch, n7ebbech, ma n7ebbech, man7ebech, makan7ebch, makan7mlch, makan7melch, ma kan7melch, makan7elch, makan7abch, ma kan7ebch, ma kan7amlouch, makan7amlouch, makanbghich, makanbghihch, makanbghihach, mkanbghich, ma kanbghich, ma nebghich, manebghich, manbghich, ma nbghich, manabghich, mabghitch, mabghit, ma bghitch, ma bghit, mabghitouch, mabghina, mabghinach, mabaghich, mabghich, mabgha, ma abgha, maabgha, mabi, mabee, maabi, ma abi, mabga, mabeeh, mabih, mabeha, mabiha, maba, mabiddi, ma biddi, mabaddi, ma baddi, mabeddi, ma beddi, mabedi, ma bedi, mabddi, mabdi, ma bdi, mabiddish, mabaddish, mabaddeesh, ma biddish, bideesh, biddish, bdeesh, baddish, mish 3ayez, mesh 3ayez, mesh 3ayza, msh 3ayez, msh 3ayz, msh 3ayza, mish 3ayza, mesh 3awez, msh 3awez, msh 3awz, msh 3awza, mesh 3awza, msh b7eb, mesh b7eb, msh ba7eb, mesh ba7eb, mish b7eb, mish ba7eb, mareed, ma reed, mareid, marid, ma areed, ma arid, la oreed, la urid, la a7eb, la ohib, la u7ib, mawiddi, ma widdi, mawddi, ma weddi, maweddi, ma ye3jebni, ma y3jbni, may3jbni, maye3jebni, maye3gebnish, maye3gbnish, maye3jebnish, maye3jebnich, may3jbnich, may3jebnich, maye3jbnich, mat3jbnich, mayi3jbnich, mabye3gebnish, mabye3jebni, ma bye3jebni, ma by3jebni, ma bi3jebni, maybi3jibni, ma3ajabni, ma 3jabni, ma 3jebni, ma3jbnich, ma3jebnich, ma3jbatnich, ma 3ajbatni, msh 3agebni, mesh 3agebni, msh 3ajebni, mish 3ajebni, mch 3ajbetni, mouch 3ajebni, matay2, mat2osh, mateeosh, mab2o, matay2o, msh tay2o, mesh tay2, msh tay2, msh tay2a, mesh tay2a, mish tay2, mabti2, mabti2sh, mabti2ch, mabatee2sh, mabatee2, mabatee2o, ma bti2, ma bte2, mabte2, mateeq, ma ateeq, ma ati9, la atee9, la ateeq, ma a6eeg, ma ateeg, mateeg, maadani, ma adani, madani, ma adaneeh, madaneeh, ma at7amal, mat7amal, ma at7ammal, ma bet7amal, mabet7amal, mabet7ammal, ma bit7ammal, mabasta7mel, mabast7mel, mabasta7melsh, mabast7melsh, ma nsta7melch, mansta7melch, ma nesta7mel, man9derch 3lih, ma n9derch 3lih, ma agdar, magdar, ma n7emlch, man7emlch, man7mlch, man7melch, ma n7melch, man7amlouch, mat7otsh, mat7ottsh, mat7otoosh, mat7otch, mat7ottouch, matzidch, ma tzidch, ma tdirch, matdirch, matdirouch, ma tdirouch, madirch, ma tdirlich, matdirlich, la t7ot, la t7et, la t7o6, la thot, la t7oton, la t7ottou, la t7ittou, la tdir, ma t7ott, ma t7ottou, ma t7ot, mat7ot, mat7ottou, ma t7oto, mat7oto",
    ].join(", "),
  ),
  refuseAfter:
    every(
      "(mo2re|mu2re|mo9re|mq2re|ma2ra)f(|a|e|in), (moz|mez|muz)3(i|e)(j|g)(|a|e|in), (mo|mu|m)(qazz|2azz|kazz|9azz)e(z|za|zz), (5|kh)an(2|i2|9|i9|ig|g)(|a|e), (ba|be|bi)sh(3|e3|i3)(|a|e), (we|wi|wa)7(sh|esh|ch|ech)(|a|e|in), (mo3|m3)affen(|a|e), 3(e|a|)fen(|a|e), (5|kh)ay(e|i)(s|sa|se|b|ba|be), (2|9|q)abi7(|a), karih(|a), mostafez(|a), mo(m|)mell(|a|e), mall(e|i)l, bi khawwef, bi khawef, bi 5awwef, bi 2arref, bi 2arrif, ba(y|)ye5(|a), sa5if(|a), (mo|mu)n(a|)ffer(|a), (ze|zi|zi)ft, (za|zi|ze)bal(a|e)",
    ) +
    ", " +
    every(
      "(hat|hati|hato|jib|jibou|gib|gibou|gibo|3teeni|3tini|shouf|shoufo|choufou|chouf|dir|dirou|fi|fih) (ghairo|gheiro|8eiro|8airo|ghirou|ghayro|ghairha|gheirha|8erha|ghirha)",
    ) +
    ", " +
    every(
      "(by|bye|bi|y|ye|bt|bte|t|te|kay|kat)(zahha2|zahe2|zahha9|tafesh|taffesh|khno2|5no2|5ne2|khne2|2rif|2ref|nafferni|jannen 3ala fadi|sed el nafs|sidd el nafs|seddel nafs|karrahni|karreh|khawwef|khawef|khawif|5awwef|5awef|5awif|fazze3|faze3|tafesh|jannen bel 3aks|jallet|jalletni|jallitni|2aref|2arref|2arrif|karref)",
    ) +
    ", " +
    every("(b3id|b3eed|ba3id|ba3eed|b3ed) (3liya|3lia|3anni|3ani|3anny|3leyi|3layi|3alayya|3alay)") +
    "ghayrouh, ghayrou, ghayroo, 8ayrou, 8ayro, ghayerou, shilouh, shilouha, sheelouh, sheelooh, sheeloh, chilouh, na7iwah, 7aydouh, 7aydouha, 9allelou, 2alelo, 2allelou, khaffefou, a3da2, a3da, a3de2, mesh as7ab, mish as7ab, msh as7ab, ma3andnach m3a ba3d, la la 5alas, la la khalas, la 5alas, la khalas, cancel, kansel, kansil, insou el mawdou3, enso el mawdoo3, mish na2isni, na2esna, na2isna, da elly na2es, hada lli na9es" +
    "mesh zo2i, mesh zoo2i, msh zoo2i, mish zo2i, mich dhaw9i, mech dhou9i, mesh zaw2i, msh zo2i, msh zaw2i, mish zaw2i, mo thoogi, mo thouqi, mou zaw2i, mo zawgi, mo tho8i, mu thoo8i, machi dou9i, machi douqi, mouch dhou9i, mouch jaw, machi dyali, msh liya, mesh liya, mo li, mish ele, mesh ele, msh beta3i, msh beta3ti, mesh beta3i, la shokran, la2 shokran, la shukran, la choukran, la mersi, la merci, la2 merci, la tabi3an, la2 la2, lala, la la, la wallah, mosta7il, mosta7eel, mousta7il, abadan, 2abadan, nehai, neha2i, niha2iyan, nihaeyan, nhae2yan, la3, la3la3, barra, balaha, balah, blaha, blah, ma abeeh, mabeeh, mabiha, mabeeha, ma biddi yeh, ma baddi yeha, mabaddiyeh, ma b7ebbo, ma b7ebo, mab7ebo, mab7ebbo, mab7ebba, maba7eboush, maba7ebosh, maba7ebhash, mab7eboosh, mab7ebosh, mab7ebhash, msh ba7ebo, mesh ba7ebo, man7ebbouch, man7ebouch, man7ebhach, man7abouch, ma n7ebbouch, ma n7ebhach, zyada 3an el lozoom, kif la zyada",
  taste:
    "7eb, 7ebb, b7eb, ba7eb, a7eb, n7eb, kan7eb, bakrah, bakra, akrah, akra, nekrah, kankrah, y3jebni, ye3jebni, bye3jebni, ma3jbni, 3ajebni, zaw2i, thaw2i",
  except: "ella, illa, 3ada, ma3ada, ma 3ada",
  correction: "la la7za, la7za, la sa7, estanna, istanna",
  instead: "badal, badel, bdal, bdel, blast, fi blast, f blast, makan",
  past: "l7een la2, halla2 la2, dilwa2ti la2, ra7et, khalas ra7et",
  healthy:
    "ma 3ndi 7asasiya, ma 3andi 7asasiya, ma3andich 7asasiya, ma3ndich 7asasiya, ma3andish 7asaseya, ma3andeesh 7asaseya, mafi 7asasiye, ma fi 7asasiye",
  amount:
    "shway, shwai, shwaya, shwayya, shwayyet, shwayet, shwayt, chwaya, chwiya, chouia, chwia, chwayya, shwayye, shwayeh, ba3d",
  without:
    every(
      "no, (ma|la|ma |la )y(kou|ku|ko)n (fih|fiha|fi|fiya) (la|wla|wala), (ma|la|ma |la )(y|t)(kou|ku|ko|koo|eku)(n|nch|nsh), (b|bi|be|b e)d(u|o|ou|oo|)n, (men|mn|min) (ghayr|ghair|gheir|ghir|8ayr|8air|8eir|ger|gher|geir), (men|mn|min) d(oun|oon|un|on)",
    ) +
    "wla, bla, bela, bila, bala, blach, bdoun, bidoun, bedoun, bedoon, bidoon, bdoon, bdon, bedon, min doun, men doun, mn doun, men ghir, mn ghir, min ghir, min gheir, men gheir, mn gheir, mn8er, mn8eir, mn 8er, men 8eir, mn ghair, min ghair, min 8air, mn 8air, mn gher, men gher, illa, ella, ila, ma3ada, ma 3ada, m3ada, aqal, a2al, a9al, ag2al, a2all, akhaff, a5af, khafef, 5affef, khaffef, khafif men, 5afef, 5affifo, na9es, na9ess, n9es, n9ass, na9ss, na22es, 2allel, 9allel, qallel, gallel, balash, balach, ay 7aga gher, ay 7aga ghir, ay 7aga gheir, ay 7aga 8er, kol 7aga ella, kolshi ella, kolshi illa, kulshi ella, kolchi ella, koulchi ella, koulchi illa, kol shi ella, kol shi illa, kulshi illa, koulchi ghir, kolchi ghir, kolchi men ghir, kel shi ella, kil shi illa, ay shi ella, ay shi illa, ay shi gheir, kel chi ella, bdal, badal, bdel, mfi, khali men, khalya men, 5ali mn, 5alia mn, khali mn",
  allergy: ofMe(
    [
      "allergic 7ag, allergic 7ag il, allergic men, allergic mn, allergic le, allergic la, 7asasiya men, 7asasiye men, 3ndi 7asesiyye, 7asesiyye, 7asesiye, 7asasiyye, 7asesiyyi, 7asasiyi, hasesiye",
      every("mamnou3(|a|e|in) (3an|3la|3ala|3anni|3ani|3alay|3alayya|3alaya|3layi|3leyi|3lia|3liya|l|la)"),
      every("(|l)(7|h)(a|)(s|ss)a(s|ss)(i|y|iy|iyy|ey|eyy)(a|e|eh)"),
      every(
        "(b|at|ba|bat|bt|bet|bit|net|nt|kant|yet|byet|byt|byit|btet|btt|btit|bitet|tet|tt|katet|met|mt|mut|m|mo|mou)7as(s|)(a|e|i)s(|a|e|o|ou)",
      ),
      every("(|l|el )al(l|)er(g|j)(ie|y|i|iya|ia|ya|ique)"),
      every("(b|ba|n|kan|a)3(a|)(t|tt)(a|e|o|)s"),
      every("3atas(t|et|it), 3(a|)tset, 3test, (y|by|bi|be|bt|t|kay|kat)3(a|)tt(a|e|i|)sni"),
      every("(a|ba|bo|b|n|kan|na)k(o|u|a|)(7|77)"),
      every("7(a|)(s|ss)as(|a|e|eh), (a|ba|b|n|kan)7(o|e|)(k|kk)"),
      every("(by|bi|be|y|ye|bt|bte|t|kay)sad(|d)(a|e|)3ni"),
      every("(b|ba|by|bt|y|t|kay)(d|dd)aw(|w)e(5|kh)(|ni)"),
      every("(doctor|doktor|doktora|tbib|tabib) (2alli|alli|galli|9alli) (eb3ed|ib3ed|ab3od|b3ed|balash)"),
      every("(bt|by|bte|bye|t|y)(2|9)leb(|li) (me3dti|me3edti|ma3edti)"),
      "7ekke, 7ekkeh, mane3ni, mane3ani, mane3etni, mana3etni, mna3atni, kohha, kohh, kuhha, ko77, kahha, kahhe, ko77e, ko7a, 7asas mn",
      every("(a|ba|n|kan)(5|kh)t(a|e)n(a|e|i)(2|9)"),
      every("(a|ba|b|n|kan)d(o|u|ou|oo)(5|kh)"),
      every("(by|bi|bye|bey|beye|biye|y|ye|bt|kay)w(a|e|)(r|rr)(e|i|a|)m(|li)"),
      every("(by|bi|bye|y|bt|kan|kat)(en|n)t(a|e)f(e|a|)(5|kh)"),
      every("(by|bi|be|y|kay|t|bt)7(e|o|i|)k(k|)(|ni|li)"),
      every("(by|bi|bye|y|kay|kat|bt|te)7(m|amm|mm|ma)(a|e)r"),
      every("(bi|by|bt|t|y|kay)d(a|e|)(m|mm)(a|e|)3(|o)"),
      every("(|l|el )(s|9)(o|u|)da3, 7(o|)b(u|o|ou|oo)b"),
      every("tal(|l)(a3|e3|3)(li|etli|atli|tli) (7oboub|7boub|7bub|7bob|ba2a3|taf7|7abb)"),
      every(
        "(ma2dar|ma2darsh|ma2dirsh|mab2dar|mab2darsh|ma ba2dar|ma b2dar|ma a2dar|ma agdar|magdar|man9derch|ma n9derch|makan9derch|mesh 2ader|msh 2ader|msh 2adra|mish 2ader|ma fini) (atnafas|atnaffas|atnafes|atnaffes|netnaffes|netneffes|itnaffas|etnafes|a5od nafas|akhod nafas)",
      ),
      every("(|l|el |el)asm(e|a), (|l|el |el)asthm(a|e), (|l|el |el)r(a|o|)b(u|o|ou|w|oo)"),
      every("(doctor|doktor|tabib|tbib|doktora) (mane3ni|mana3ni|mna3ni|2alli ab3od) (mn|men|3an|3la)"),
      "7assasiye, 7asasiye, 7assasiyye, 7asasiyyeh, 7assasiyeh, 7sasiye, 7sasye, 7asasyeh, 7asasiya 3al, 7assasiye 3al, 7asasiya 3la, 7asasiya, 7asasiyah, 7assasiya, 7asasia, 7asaseya, 7asaseyya, 7asasiyye, 7asasiyeh, 7sasiya, 7sasia, hasasiya, hasasia, hassasiya, hassassia, 7assassia, hasasiyya, hassasia, allergie, allergiya, alergi, allergy, lallergie, l7asasiya, l7assassia, el 7asasiya, 7asasye, 7asasiyet, 7asasiyti, 3andi 7asasiya, 3ndi 7asasiya, 3ndi l7asasiya, 3andi 7asasiya mn, 3andi 7asasiya men, 3andi allergie, 3ndi allergie, 3andi allergy, 3ndi l7sasiya, fini 7asasiya, feeni 7asasiya, ma3i 7asasiyeh, ma3i 7asasiya, allergique, alergik, at7assas, at7asas, bat7assas, bat7asas, bet7assas, bet7asas, bit7assas, bt7assas, net7assas, nt7ases, kant7asses, knt7asses, kant7ases, met7asses, mt7asses, mut7assis, met7assisa, met7assesa, mt7assesa, 7assas, 7assasa, 7asas mn, ye7asesni, y7assesni, by7assesni, bye7assesni, bi7assisni, bi7asisni, kay7assesni",
      "y7mar, kay7mar, kat7mar, ye7mar, bye7mar, by7mar, bta7mar, t7mar, te7reqni, ye7rek bashrti, y7re2 bashrti, by7re2 jeldi, y7rag jeldi, y7r9 jeldi, y7ayej, yhayyej, yhayej, byhayyej, bihayej, bihayyij, kayhayej, yhayej jeldi, 7akka, 7akke, 7ekka, lhekka, l7ekka, jeldi y7ek, a7ok, a7ekk, ba7ek, b7ek, b7ekk, n7ok, n7ekk, kan7ek, kan7okk, ahrosh, bahrosh, bohrosh, 7bob, 7boub, 7oboub, hboub, 7abayeb, ytal3li 7boub, bytal3li 7boub, kaytle3 liya 7boub, kaytl3o lia 7boub, kaykhrej liya 7boub, bitalle3li 7boub, btala3li 7bob, ba2a3, ta3f, tafe7, tafa7 jeldi, eczema, ekzema, aczema, ekzima, urticaire, ortikarya, artikaria, yorem, ywarrem, bywarem, biwarrem, bywarremli, waram, waramli, twarremt, werem, wermet, kantwerrem, kanetnfekh, kantnfa5, kantnfekh, natnfakh, nentfekh, batnfe5, ba7mar, bi7ammer jeldi, ka n7mar, kan7mar, y7ammer, byhammer",
      "da22et nafas, di2et nafas, de2et nafas, dee2 nafas, di9 nafas, di9et nafas, dhee8 nafas, di9a, ddi9a, e9i9a, dayqa, edday9a, kaydi9 3liya nafs, ydi9 nefsi, biday22li nafasi, katma, ktma, yaktom nafasi, yoktom nafasi, byoktom nafasi, byektom nafasi, a5tane2, akhtane2, bakhtane2, ba5tene2, bakhtene2, bkhtene2, nakhtane9, nekhtna9, kankhtane9, nkhtane9, kantkhneq, kantkhna9, ma a2dar atnaffas, ma agdar atnaffas, ma a8dar atnafas, mab2darsh atnafes, ma2darsh atnaffes, ma b2dar atnaffas, ma n9derch netnaffes, man9derch netneffes, ma n9derch netneffes, makan9derch netneffes, rabw, rabo, rabou, el rabo, asthme, asthma, azma, azmet rabo, azmet rabw, nobet rabo, ba3tas, ba3tos, ba3tess, a3tas, a3tos, a36as, b3attes, b3attos, n3tes, n3ta9, kan3tes, kan3tess, ne3tes, 3atas, 3ats, 3tas, ba3od a3tas, ka7a, ka77a, ko77a, kanko7, bakoh, bako7, kank7",
      "soda3, suda3, sodaa, sda3, so6a3, yesadde3ni, ysadde3ni, bysadda3ni, bisadde3ni, bysadde3ni, kaysde3ni, ysdda3ni, ysada3ni, bysada3ni, besada3ni, msadda3ni, migraine, migren, lmigraine, mygraine, sha2i2a, chqiqa, ch9i9a, che9i9a, sh8ee8a, kaydrrni rasi, kaydrni rasi, yewja3ni rasi, yuja3ni rasi, ywajja3 rasi, bewja3li rasi, bywja3li rasi, rasi yewja3ni, rasi ywja3ni, rasi byewja3ni, rasi kaywja3ni, rasi kaydrni, rasi y3awerni, y3awer rasi, y3awerli rasi, waja3 ras, waj3 ras, wji3et ras, 3awar ras, ydawwekhni, ydawe5ni, ydawkhni, bydawwekhni, bidawwe5ni, bydawa5ni, bydawe5ni, bidawkhni, kaydawkhni, kaydawwekhni, dawkha, daw5a, dokha, do5a, dou5a, bado5, badokh, bdokh, kandokh, kandoukh, ghathayan, ghasayan, ghatayan, ghasian, barga3, barja3, bsta fre8, astafregh, bastafragh, bastafregh, bestafregh, bistafrigh, kantqayya, kant9aya, kant9eyya, kantqaya, net9ayya, neta2ayya, bat2ayya, bata2aya, nrod, kanrod, kanrodd, ysawwili lo3a, wa7am, wi7am, 7amel w, ana 7amel, 7amla, ana 7amla, 7amleh, w 7amel, b lou7am, blou7am, lwe7m, we7m, mne3ni, mna3ni, mana3ni, el doktor mana3ni, tbib mna3ni, tbib mne3ni, mamnou3 3lia, mamnou3 3liya, mamno3 3alaya, mamnou3 3leyi, bymawwetni, taware2, wadouni el taware2, daouni l sbitar, weslouni l sbitar, dkhelt sbitar, bedorrni, ydorrni, kaydorrni, kaydrni, y2zini, by2zini, yet3abni, bit3ebni",
    ].join(", "),
  ),
  allergyAfter:
    every(
      "(ru7t|ro7t|re7t|rou7t|ruht|ra7|ra7et|dakhalt|d5alt|da5alt|dkhalt|dkhelt|dakhal|wadouni|waddouni|wadooni|waddooni|weddouni|wasalt|wselt|waselt|na2alouni|na2alooni|n9louni|khadouni|5adouni|dawni|nawmouni) (|el|3al|lel|l|lal|3la|3ala|f|fel) (taware2|tawari2|tawari|tawar2|mostashfa|mustashfa|mestashfa|moustachfa|sbitar|sbitár|esti3jalat|emergency|es3af|is3af)",
    ) +
    ", " +
    every(
      "(yejini|yjini|byjini|byijini|byigini|bygeeli|byegili|yegeeli|kayjini|katjini|tjini|jatni|jani|gatli|gali|7atjini|yseer 3andi|bysir 3andi|bi sir 3andi|ysawwili|ysawili|y3mli|by3melli|bye3melli|kaydir lia|kaydirlia|ysabebli|bisabebli) (|el|l) (soda3|sda3|suda3|di2et nafas|de2et nafas|di9a|dde9a|9a77a|ka77a|ko77a|7akka|7ekka|taf7|tafa7|7oboub|7boub|hboub|azma|nobe|nawbe|kriza|migraine|sha2i2a|ghathayan|dokha|dawkha|3tas|ra7sh|rash7|zkam|eczema|ikhtina2|7asasiya|7sasiya)",
    ) +
    "estafre8, bestafre8, astafre8, bastafre8, stafra8t, rajja3t, bradje3, berajje3, barajje3, tda22et 3leyi, ma 3am et2affas, ma fiyi etnaffas, cortisone, kortizon, antihistamine, ventolin, bakhakh, ba55akh, zyrtec" +
    "3andi menno 7asasiya, 3andi minno 7asasiye, 3ndi mno 7asasiya, 7asasiya mno, bat7asas menno, bat7asas menha, bit7assas minno, bit7assas minna, kant7asses mno",
  symptom:
    "da2 sadri, dag sadri, thag sadri, dha2 sadri, ma 2dert atnafas, ma gdert atnafas, ma gdart atnafas, ma2dertsh atnafes, mish 2ader atnafas, mish 2adra atnafas, mesh 2ader atnafes, mesh 2adra atnafes, ikhtana2t, e5tana2t, etkhana2t, et5ana2t, adrenaline, epipen, ventolin, 7akka, tafa7, 3atas, ko77a, 9oda3, sudaa3",
  everything: "kol, kull, kell, kolshi, kullshi, kolchi",
  harmless: "",
  body: bodyParts,
  reaction: reactions,
  tears: "ybakkini, tbakkini, bybakkini, bitbakkini, ybakini, tbakini, bebaki",
  cause: "otat, 2otat, bsas, bassas, kleb, klab, na7l, penicillin",
  likeness: every(
    "(t|y|kat|kay|ka t|ka y|bt|by|bye|bi|ye|bte|te)(fekerni|fekrni|fakkrni|fkerni|fekkerni|fekarni|fkarni|fekkarni|fakarni|fakkarni|fakkerni|zakerni|zakkirni|zakkerni|thakkerni|dhakkerni|thkrni|dakkerni)",
  ),
  bad: every(badThings),
  preferring: "bfaddel, nfaddal, kanfaddal",
  than: "3ala, 3la",
  same: "kaman, kamen, w kaman, hatta, 7ata, 7tta, 7etta, 7ta, aydan, bardo, bardou, nafs el shi, nafs el chi, nafs shi, kif kif, zayo, zayyo, metlo",
  but: "bs, bas, bass, bess, lakin, laken, lkn, lakn, lakinni, walakin, walaken, wlakin, wlkn, wlaken, ama, amma, enama, innama, bel3aks, bl3aks, bse7, bsah, bsa7, mais, but, delwa2ti, dlw2ti, dilwa2ti, daba, dork, dorka, tawa, taw, hal2, halla2, hala2, hella2, alheen, al7een, el7en, hassa, hessa, al2an, alaan, sar, sert, sorna, wellit, wallit, rja3t, b2et, ba2et",
  and: "w, wa, we, ou, aw, aou, m3a, ma3, ma3a, wiya, weya, wyah, wela, et, and, zay, zayy, metl, mtl, mitl, kima, b7al, bhal, kif",
  light:
    "ya gama3a, ya jama3a, ya nas, ya 3alam, ya banat, ya shabab, ya chabab, ya khouya, ya 5oya, ya akhi, el, il, al, l, ri7et, ri7at, ri7t, ri7a, ri7ti, ri7to, ri7ta, ri7tou, ri7tha, re7et, re7at, re7a, re7to, re7tha, reehet, ree7at, ree7et, ree7a, reeha, rihat, rihet, riha, rihte, rehet, reha, ra2i7a, ra2i7at, ra2e7et, rawaye7, rawa2e7, rwaye7, rwayah, 3otr, 3etr, 3itr, 3tor, 3otour, 3oturat, 3otor, parfum, parfan, barfan, barfum, perfume, parfume, parfam, shwayet, shwayt, shwaya, shwayya, shwayyet, shway, shwai, chwaya, chwiya, chouia, chwia, chwayya, chi, shi, shii, ay, ayy, kol, kel, kull, kil, ktir, kteer, ktiir, ketir, kteir, awi, 2awi, gedan, geddan, jeddan, jdan, jidan, wayed, wayid, waajid, wajid, marra, mara, marrra, bzaf, bezzaf, bezaf, bzaaf, barcha, barsha, yasser, yaser, 7eel, 7il, khales, 5ales, 5alis, kolesh, kullish, klsh, kolech, aslan, wallah, wallahi, wlh, walla, ya3ni, yaani, lw sama7t, law sama7t, law sama7to, pls, please, plz, svp, 3afak, 3afakom, 3afaak, 3aychek, y3aychek, yaychek, min fadlak, men fadlak, mn fadlkom, ma3lesh, ma3lish, hada, hadi, hayda, haydi, hay, had, dah, da, di, deh, hatha, hathi, hathe, dyal, dial, dyalha, dyalo, ta3, mta3, bta3, beta3, taa, tabe3, taba3, 7ag, 7agg, mal, lli, elli, illi, eli, ya, men, mn, min, mnel, fi, fih, fiha, feeh, feeha, feha, fihom, b, bi, bel, bil, bl, 3la, 3ala, 3al, 3a, 3an, 3n, ana, ena, ani, e7na, 7na, huwa, howa, hiya, heya, hiyya, 9wi, 9wiya, 2aweya, qawi, gawi, gaweya, tqil, t9il, te2il, t2il, thgeel, tha8eel, khfif, 5afif, 7aja, 7aga, 7agat, chi7aja, shi2, shay2, 7awayej, ma shallah, mashallah, machallah, ma3raf, ma ba3raf, mab3raf, ma3rafch, ma na3rafch, man3raf, ma 3reftch, ma adri, madri, madry, awal ma, kol ma, ba3d ma, lama, kifma, msh 2awi, mesh awi, msh awi, mo marra, msh ktir, mish ktir, mich 9awi, machi 9wi",
  named:
    "esmha, esmo, ismha, ismo, esma, isma, smitha, smiytha, smito, smiyto, ismi, esmi, smiti, smiyti, share3, chari3, shari3, 7ay, 7ayy, mat3am, fondo9, fondo2, otel, madinet, madina, 2ahwet esmha, 9ahwet, wesmha, w esmha, ism, esm, semmaha, samayet, sammeit, sammo, sammouha, semmouha, semmineha, ostaza, madame, sett, om, umm, oum, abu, abou, bou, 3ayla, biss esmha, atti smitha, 2otti, otti, otty",
  namedAfter:
    "galet, galat, 9alet, 9alat, 2alet, 2alat, 2alitli, 2aletli, 9aletli, galatli, goltli, galtli, 9altli, 2altli, 2aletly, 2altly, mall, plaza, center, hotel",
  tint: "loun, lon, lawn, lono, lonha, lawno, lawnha, lounha, louno, blon, bloun, 3younha, alwan, lono zay",
  tintAfter: "el lon, lon, loun, fate7, ghame9, ghame2, fati7, ghami2",
  nothing:
    "sidi bou said, sidi bou, ya 3asal, ya 3assal, ya 3asel, ya ward, ya warda, ya wardi, ya sokar, ya sokkar, ya sukkar, ya 2amar, ya amar, ya 9amar, ya helou, ya 7elw, ya 7elwa, ya helwa, zay el 3asal, zay el fol, zay el foll, zay el ward, zay el 2amar, mtl el 2amar, metl el 3asal, sabah el kheir, saba7 el 5eir, saba7 el kheir, sabah el khair, saba7 el 5er, sba7 lkhir, sba7 el khir, saba7 el fol, saba7 el ward, sabah el ward, sabah el full, sabah el foll, massa el kheir, masa2 el 5er, msa lkhir, habibi, habibti, ya habibi, ya habibti, ya 7abibi, ya 7abibti, 7abibi ya, ma tensa, shahr el 3asal, chhar l3sal, 3azf el oud, 3azef oud, y3zof oud, ye3zef oud, bye3zef oud, sot el oud, sawt el oud, mousi9a l3oud, mousiqa oud, bel3oud, fer7 w oud, msk eedi, mesek idi, misik idi, mesak eedi, masak idi, mesek eedi, mesk el 5itam, misk el khitam, khitamoh misk, 7ay el yasmin, ba7rain, bahrain, ba7rein, bahrein, el bahrain, ba7r ahmar, el ba7r el a7mar, mar7aba, marhaba, marhba, mar7ba, salam, salam 3likom, salam alaikom, slm, hi, lol, hhhh, hahaha, kifak, kifik, kifkon, kifek, cava, labas",
  names:
    "yasmin, yasmine, yasmina, yasmeen, yassmine, warda, ward, narjes, nargis, rihana, ri7ana, rayhana, rihan, zahra, sawsan, sousan, nesrine, nisrine, jouri, jory, joury, shatha, abir, qamar, kamar, shams, chams, nada, nour, noor, rimman, lina, farah, layla, leila, laila, leyla, lila, najma, sabah, sba7, rabi3, zeitouna, amber, anbar, loubna, lobna, mai, may, ambar, hala, nahla, nakhla",
  hostile: "tajahal el ta3limat, tgahal el ta3limat, tajahal kol el ta3limat, insa el ta3limat",
};
