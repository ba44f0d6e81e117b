import {
  inviteAdmin,
  listAdmins,
  removeAdmin,
  resetSecondFactor,
  setAdminActive,
} from "../../app/backend/admin/admins.ts";
import { moveRow, setRowActive } from "../../app/backend/admin/catalogue.ts";
import {
  findContactLetter,
  listContactLetters,
  reportContactReply,
  takeContactLetter,
} from "../../app/backend/admin/contact-letters.ts";
import { setCountryOpen } from "../../app/backend/admin/countries.ts";
import { erasePerson, exportLeads, listLeads } from "../../app/backend/admin/leads.ts";
import { listLog } from "../../app/backend/admin/log.ts";
import {
  advanceOrder,
  countOrders,
  decideHeldPayment,
  decideReturn,
  declineReturn,
  deliverByHand,
  findAdminOrder,
  listOrders,
  listUnsentLetters,
  recordPayment,
  refundOrder,
  resendLetter,
  sendParcel,
  undoCancellation,
} from "../../app/backend/admin/orders.ts";
import {
  addOption,
  addQuestion,
  addQuestionPart,
  archiveQuestion,
  copyOption,
  copyQuestion,
  copyQuestionPart,
} from "../../app/backend/admin/question-structure.ts";
import { findQuestion, listAllQuestions, saveQuestionTexts } from "../../app/backend/admin/questions.ts";
import { findCompoundingSheet, listResults, setPerfumeWithdrawn } from "../../app/backend/admin/results.ts";
import { inviteToPerfume } from "../../app/backend/admin/selling.ts";
import { listPageSpeed } from "../../app/backend/admin/speed.ts";
import { readStatistics } from "../../app/backend/admin/statistics.ts";
import { endSubscription, exportSubscribers, listSubscribers } from "../../app/backend/admin/subscribers.ts";
import {
  createVaultPerfume,
  findAdminVaultPerfume,
  listAllVaultPerfumes,
  updateVaultPerfume,
} from "../../app/backend/admin/vault-perfumes.ts";
import { countWaiting } from "../../app/backend/admin/waiting.ts";
import { findAdminInvitation, isAdmin, isListedAdmin, requestAdminAccess } from "../../app/backend/admins.ts";
import { clearAnswers, listAnswers, saveAnswer } from "../../app/backend/answers.ts";
import { claimLetter, findSignInAddress, openSignInLink, reopenSignInLink } from "../../app/backend/auth-letters.ts";
import { spendAuthShare } from "../../app/backend/auth-share.ts";
import type { Backend } from "../../app/backend/backend.ts";
import { saveContactLetter } from "../../app/backend/contact-letters.ts";
import { listDeliveryCountries } from "../../app/backend/delivery-countries.ts";
import { listEditions } from "../../app/backend/editions.ts";
import { claimJourney, findJourneyHolder, maestroStartSession } from "../../app/backend/journeys.ts";
import { confirmLead, findLeadToConfirm, saveLead } from "../../app/backend/leads.ts";
import { saveMeasurement } from "../../app/backend/measurements.ts";
import {
  eraseMyData,
  exportMyData,
  findMyData,
  openMyData,
  requestMyDataLink,
  withdrawContactConsent,
} from "../../app/backend/my-data.ts";
import { confirmSubscription, requestSubscription, unsubscribe } from "../../app/backend/newsletter.ts";
import {
  cancelOrder,
  findOrder,
  keepOrder,
  listOwnOrders,
  placeOrder,
  quoteOrder,
  requestReturn,
} from "../../app/backend/orders.ts";
import { listOwnPerfumes } from "../../app/backend/own-perfumes.ts";
import { findProfile, saveProfile } from "../../app/backend/profiles.ts";
import { listQuestions } from "../../app/backend/questions.ts";
import {
  findResult,
  findSharedPerfume,
  findShownPerfume,
  hasResult,
  nameResult,
  previewResult,
  saveResult,
} from "../../app/backend/results.ts";
import { readSettings, saveSettings } from "../../app/backend/settings.ts";
import { findVaultPerfume, listOwnInvitations, listVault } from "../../app/backend/vault.ts";
import { compose } from "../../app/maestro/index.ts";
import { createOrderSecret } from "../../app/storefront/checkout/order-secret.ts";
import { localAdmin } from "../../supabase/local/auth/local-admin.ts";
import { anyHash, guestOf, journeyOf, type Owner } from "../integration/backend/callers.ts";
import { invitationTo } from "./accounts.ts";
import type { Address } from "./backend-options.ts";
import { personOf, wholeEvery } from "./past.ts";

/** Who is signed in: an admin, and the owner of an account, who is the same person at the shop's door. */
export type Accounts = { admin: Backend; owner: Owner };

export type Call = { name: string; run(): Promise<unknown> };
export type Calls = Record<"visitor" | "worker" | "admin", Call[]>;

/** People of the past whom one round of calls speaks for: it begins at a multiple of this, and erases two of them. */
export const peopleOfRound = 2 * wholeEvery;

/**
 * Every call of `app/backend` that touches the database, by its caller, each on rows of the past that belong to the people
 * from `number` on. They are to be run in this order, once: some need what an earlier one left. Sign-ins and second factors
 * are not among them, since they are Auth's, nor is `purge`, which is the clock's.
 */
export async function callsOf(shop: Address, { admin, owner }: Accounts, number: number): Promise<Calls> {
  const visitor = personOf(number);
  const customer = personOf(number + wholeEvery);
  const employee = personOf(number + 4);
  const guest = uncached(guestOf(shop), number);
  const { session, backend } = await journeyOf(shop);
  const { session: kept } = await journeyOf(shop);
  const mine = uncached(backend, number);
  // A guest: the journeys of whole people are their accounts'.
  const { session: earlier } = personOf(number + wholeEvery / 2);
  const returned = uncached(guestOf(shop, earlier), number);
  const [question] = await listAllQuestions(admin);
  const listed = (await listAllVaultPerfumes(admin)).rows.find(({ badges }) => !badges.includes("invite_only"));
  const [{ after: olderLeads }, { after: olderLines }] = [await listLeads(admin, { search: "" }), await listLog(admin)];
  const { after: olderLetters } = await listContactLetters(admin, { search: "" });
  const perfume = await findAdminVaultPerfume(admin, listed?.id ?? "");
  if (!question || !perfume) throw new Error("The catalogue is empty");
  const { id, updated_at: _, sold_out: _1, stock: _2, picture: _3, picture_alt: _4, ...input } = perfume;
  const { updated_at: version, catalogue_changed_at: __, ...settings } = await readSettings(guest);
  const { question_text, hint } = question;

  const answer = { question: question.id, language: "en", answer: { gender: "unisex" } } as const;
  const composition = compose({ answers: { families: ["floral"] }, session });
  const second = compose({ answers: { families: ["citrus"] }, session });
  const email = `new-${number}@past.test`;
  const lead = { firstName: "Mina", lastName: "Haddad", email, phone: "+966501234567", countryCode: "SA" };
  const [toConfirm, toRead, toOpen, access] = [await anyHash(), await anyHash(), await anyHash(), await anyHash()];
  const invitation = invitationTo(employee.email);
  const signUp = { ...lead, language: "ar", contactConsent: false } as const;
  const letter = {
    name: "Mina",
    email,
    message: "Is the oud aged?",
    language: "ar",
    perfume: null,
    invitation: false,
    order: null,
  } as const;
  const addressed = { language: "ar", email } as const;
  const items = [{ kind: "vault" as const, product: id, quantity: 1 }];
  const wanted = { items, country: "SA", currency: "AED" as const, taxed: true, account: owner.userId };
  const order = {
    ...wanted,
    secret: createOrderSecret(),
    total: 100 * perfume.price_aed,
    payment: "transfer" as const,
    language: "ar" as const,
    customer: { name: "Mina", email, phone: "+966501234567", address: { city: "الرياض" } },
    gift: null,
  };

  return callsBy({
    visitor: {
      "read the settings": () => readSettings(guest),
      "read the questions": () => listQuestions(guest),
      "read the Vault": () => listVault(guest, { page: 1 }),
      "read a perfume of the Vault": () => findVaultPerfume(guest, perfume.slug),
      "save an answer": () => saveAnswer(mine, { ...answer, session }),
      "save it again": () => saveAnswer(mine, { ...answer, session }),
      "change an old answer": () => saveAnswer(returned, { ...answer, session: earlier }),
      "read my answers": () => listAnswers(returned, earlier),
      "read my perfume": () => findResult(returned, earlier),
      "read an earlier perfume": () => findResult(returned, earlier, 1),
    },
    worker: {
      "start a session": () => maestroStartSession(guest, { language: "ar", userAgent: "a browser" }),
      "save my perfume": () =>
        saveResult(mine, { session, language: "en", answers: { families: ["floral"] }, composition }),
      "save my second perfume": () =>
        saveResult(mine, { session, language: "en", answers: { families: ["citrus"] }, composition: second }),
      "read my perfumes": () => listEditions(mine, session),
      "ask what finishing comes to": () => previewResult(mine, session, { families: ["woody"] }),
      "name my perfume": () => nameResult(mine, { session, customName: "Night", engraving: true }),
      "clear my answers": () => clearAnswers(mine, session),
      "ask for a perfume": () => hasResult(guest, visitor.session),
      "read another's perfume": () => findShownPerfume(guest, visitor.session),
      "read a shared perfume": () => findSharedPerfume(guest, visitor.shareToken),
      "take a journey to my account": () => claimJourney(owner.inJourney(kept)),
      "where parcels go": () => listDeliveryCountries(guest),
      "price an order": () => quoteOrder(mine, wanted),
      "list where parcels go": () => listDeliveryCountries(mine),
      "place an order": () => placeOrder(mine, order),
      "read an order": () => findOrder(guest, order.secret),
      "keep an order in an account": () =>
        keepOrder(guest, { secret: order.secret, proof: undefined, account: owner.userId }),
      "cancel an order": () => cancelOrder(guest, order.secret),
      "take of what one caller may ask of Auth": () => spendAuthShare(guest, "token"),
      "ask for a return": () => requestReturn(guest, order.secret, "It leaks"),
      "the orders of my account": () => listOwnOrders(owner.backend),
      "the perfumes I am invited to": () => listOwnInvitations(owner.backend),
      "ask who holds a journey": () => findJourneyHolder(owner.backend, kept),
      "the perfumes of my account": () => listOwnPerfumes(owner.backend),
      "save my profile": () => saveProfile(owner.backend, { userId: owner.userId, name: "Mina", language: "ar" }),
      "read my profile": () => findProfile(owner.backend, owner.userId),
      "sign up": () => saveLead(guest, signUp, toConfirm),
      "read a sign-up to confirm": () => findLeadToConfirm(guest, toConfirm),
      "confirm a sign-up": () => confirmLead(guest, toConfirm),
      "ask for the newsletter": () => requestSubscription(guest, { ...addressed, tokenHash: toRead }),
      "confirm the newsletter": () => confirmSubscription(guest, toRead),
      unsubscribe: () => unsubscribe(guest, visitor.unsubscribeToken),
      "write to the house": () => saveContactLetter(guest, letter),
      "ask whether an address is an admin's": () => isListedAdmin(guest, localAdmin.email),
      "ask for a sign-in letter": () => claimLetter(guest, email),
      "open the link of a sign-in letter": () => findSignInAddress(guest, visitor.signInHash, "storefront"),
      "press the link of a sign-in letter": () => openSignInLink(guest, visitor.signInHash, "storefront"),
      "give the link back": () => reopenSignInLink(guest, visitor.signInHash),
      "measure a page": () =>
        saveMeasurement(guest, { path: `/page-${number % 20}`, metric: "LCP", value: 900, device: "phone" }),
      "ask for my data": () => requestMyDataLink(guest, { ...addressed, email: visitor.email, tokenHash: toOpen }),
      "open my data": () => openMyData(guest, { tokenHash: toOpen, accessHash: access }),
      "read my data": () => findMyData(mine, { accessHash: access, session }),
      "download my data": () => exportMyData(mine, { accessHash: access, session }),
      "withdraw a consent": () => withdrawContactConsent(guest, { accessHash: access }),
      "erase my data": () => eraseMyData(mine, { accessHash: access, session }),
    },
    admin: {
      "ask who this is": () => isAdmin(admin),
      "ask for admin access": () => requestAdminAccess(admin),
      "the newest leads": () => listLeads(admin, { search: "" }),
      "leads further on": () => listLeads(admin, { search: "", cursor: { after: olderLeads } }),
      "search leads by name": () => listLeads(admin, { search: customer.lastName }),
      "search leads by e-mail": () => listLeads(admin, { search: customer.email }),
      "search leads by phone": () => listLeads(admin, { search: customer.phone }),
      "search leads by a common name": () => listLeads(admin, { search: "mina" }),
      "search leads in vain": () => listLeads(admin, { search: "nobody" }),
      "export leads": () => exportLeads(admin).next(),
      "the newest subscribers": () => listSubscribers(admin, { search: "" }),
      "search subscribers": () => listSubscribers(admin, { search: customer.email.slice(0, 8) }),
      "search subscribers by e-mail": () => listSubscribers(admin, { search: customer.email }),
      "export subscribers": () => exportSubscribers(admin).next(),
      "the newest letters": () => listContactLetters(admin, { answered: false, search: "" }),
      "answered letters": () => listContactLetters(admin, { answered: true, search: "" }),
      "all letters further on": () => listContactLetters(admin, { search: "", cursor: { after: olderLetters } }),
      "search letters": () => listContactLetters(admin, { search: customer.lastName }),
      "a letter": () => findContactLetter(admin, customer.letter),
      "take a letter": () => takeContactLetter(admin, customer.letter, "A reply"),
      "say that a reply has left": () => reportContactReply(admin, customer.letter, true),
      "orders under way": () => listOrders(admin, { search: "", view: "open" }),
      "orders to confirm": () => listOrders(admin, { search: "", view: "to_confirm" }),
      "orders promised within a week": () => listOrders(admin, { search: "", view: "due" }),
      "orders paid in part": () => listOrders(admin, { search: "", view: "overdue" }),
      "orders to refund": () => listOrders(admin, { search: "", view: "refund" }),
      "orders by number": () => listOrders(admin, { search: customer.orderNumber }),
      "orders by name": () => listOrders(admin, { search: customer.orderName }),
      "orders by the end of their number": () => listOrders(admin, { search: customer.orderNumber.slice(-4) }),
      "orders by phone": () => listOrders(admin, { search: customer.orderPhone }),
      "orders by e-mail": () => listOrders(admin, { search: customer.email }),
      "count orders": () => countOrders(admin),
      "count what waits": () => countWaiting(admin),
      "an order": () => findAdminOrder(admin, customer.order),
      "record a payment": () => recordPayment(admin, { id: customer.order, amount: 1, seen: 162_500, note: "" }),
      "refund an order": () => refundOrder(admin, { id: customer.order, amount: 1000, seen: 0, note: "Returned" }),
      "move an order": () =>
        advanceOrder(admin, { id: customer.order, from: "delivered", to: "on_its_way", note: "Not yet" }),
      "deliver by hand": () => deliverByHand(admin, customer.order, undefined),
      "take a cancelling back": () => undoCancellation(admin, customer.order),
      "say what became of a return": () => decideReturn(admin, customer.order, { outcome: "remade", note: "It leaks" }),
      "decline a return": () => declineReturn(admin, customer.order, "Opened"),
      "decide on a payment": () => decideHeldPayment(admin, customer.order, "return"),
      "correct a parcel": () => sendParcel(admin, customer.order, { courier: "SMSA", parcel: "AB-1234" }),
      "letters that were not sent": () => listUnsentLetters(admin),
      "send a letter again": async () => ({ sent: await resendLetter(admin, customer.order) }),
      "end a subscription": () => endSubscription(admin, customer.subscriber),
      "the newest perfumes": () => listResults(admin, { search: "" }),
      "perfumes by name": () => listResults(admin, { search: customer.perfumeName }),
      "perfumes by a common name": () => listResults(admin, { search: "night" }),
      "perfumes by fingerprint": () => listResults(admin, { search: customer.fingerprint }),
      "a compounding sheet": () => findCompoundingSheet(admin, customer.perfume),
      "withdraw a perfume": () => setPerfumeWithdrawn(admin, customer.perfume, true),
      "restore a perfume": () => setPerfumeWithdrawn(admin, customer.perfume, false),
      "the log": () => listLog(admin),
      "the log further on": () => listLog(admin, { after: olderLines }),
      "page speed": () => listPageSpeed(admin),
      statistics: () => readStatistics(admin, 90),
      "the perfumes of the house": () => listAllVaultPerfumes(admin),
      "a perfume of the house": () => findAdminVaultPerfume(admin, id),
      "add a perfume": () =>
        createVaultPerfume(admin, { ...input, slug: `past-${number}`, is_active: false, is_vault: false }),
      "change a perfume": () => updateVaultPerfume(admin, id, input),
      "invite to a perfume": () => inviteToPerfume(admin, id, { emails: [`invited-${number}@past.example`] }),
      "open a country": () => setCountryOpen(admin, "TR", true),
      "show a perfume": () => setRowActive(admin, "perfumes", id, true),
      "move a perfume": () => moveRow(admin, "perfumes", { id, step: 1 }),
      "all questions": () => listAllQuestions(admin),
      "a question": () => findQuestion(admin, question.id),
      "change a question": () =>
        saveQuestionTexts(admin, question.id, { question_text, hint, prompts: {}, labels: {} }),
      "write a question": async () => {
        const worded = (text: string) => ({ ...question_text, en: `${text} ${number}` });
        const asked = { form_key: crypto.randomUUID(), question_text: worded("A question"), hint: null };
        const id = await addQuestion(admin, { ...asked, part_type: "choices", theme: "persona" });
        const part = (await findQuestion(admin, id))?.parts[0]?.id ?? "";
        const slider = { part_type: "slider", theme: "strength", prompt: null, required: true } as const;
        await addQuestionPart(admin, id, { ...slider, max_choices: undefined });
        await addOption(admin, part, { value: "confident", label: question_text, swatch: undefined });
        const option = (await findQuestion(admin, id))?.parts[0]?.options[0]?.id ?? "";
        await copyOption(admin, option, "elegant");
        const other = { form_key: crypto.randomUUID(), question_text: worded("Another"), hint: null };
        const copy = await addQuestion(admin, { ...other, part_type: "input", theme: "memory" });
        await copyQuestionPart(admin, part, copy);
        await archiveQuestion(admin, await copyQuestion(admin, id, crypto.randomUUID()), true);
      },
      "move a question": () => moveRow(admin, "questions", { id: question.id, step: 1 }),
      "save the settings": () => saveSettings(admin, settings, version),
      "the admins": () => listAdmins(admin),
      "add an admin": () => inviteAdmin(admin, invitation),
      "find an invitation": () => findAdminInvitation(guest, invitation.tokenHash),
      "switch an admin off": () => setAdminActive(admin, employee.email, false),
      "reset a sign-in": () => resetSecondFactor(admin, employee.email, "en"),
      "remove an admin": () => removeAdmin(admin, employee.email),
      "erase a person": () => erasePerson(admin, customer.email),
    },
  });
}

/** From an address of its own, so that no budget is spent, and past every copy. */
function uncached(backend: Backend, number: number): Backend {
  const address = [10, number >> 16, (number >> 8) & 255, number & 255].join(".");
  return { ...backend, address, cached: async (_key, _schema, read) => ({ value: await read(), stale: false }) };
}

/** Answers of a call that did not find its rows. */
const inVain: unknown[] = [null, false, "unknown", "closed"];

function callsBy(callers: Record<keyof Calls, Record<string, () => Promise<unknown>>>): Calls {
  const listOf = (calls: Record<string, () => Promise<unknown>>) =>
    Object.entries(calls).map(([name, call]) => ({
      name,
      async run() {
        const answer = await call();
        if (inVain.includes(answer)) throw new Error(`In vain: ${name}`);
      },
    }));
  return { visitor: listOf(callers.visitor), worker: listOf(callers.worker), admin: listOf(callers.admin) };
}
