// Written by `npm run text-types`.
import "i18next";
import type account from "./locales/en/account.json";
import type account_letters from "./locales/en/account_letters.json";
import type admin from "./locales/en/admin.json";
import type admin_house from "./locales/en/admin_house.json";
import type admin_orders from "./locales/en/admin_orders.json";
import type admin_results from "./locales/en/admin_results.json";
import type admin_sheet from "./locales/en/admin_sheet.json";
import type analyze from "./locales/en/analyze.json";
import type common from "./locales/en/common.json";
import type contact from "./locales/en/contact.json";
import type editions from "./locales/en/editions.json";
import type errors from "./locales/en/errors.json";
import type glimpse from "./locales/en/glimpse.json";
import type home from "./locales/en/home.json";
import type inspiration from "./locales/en/inspiration.json";
import type journey from "./locales/en/journey.json";
import type legal from "./locales/en/legal.json";
import type letters from "./locales/en/letters.json";
import type maintenance from "./locales/en/maintenance.json";
import type my_account from "./locales/en/my_account.json";
import type my_data from "./locales/en/my_data.json";
import type newsletter from "./locales/en/newsletter.json";
import type order from "./locales/en/order.json";
import type own from "./locales/en/own.json";
import type pictures from "./locales/en/pictures.json";
import type plain_error from "./locales/en/plain_error.json";
import type press from "./locales/en/press.json";
import type processing from "./locales/en/processing.json";
import type results from "./locales/en/results.json";
import type sessions from "./locales/en/sessions.json";
import type shell from "./locales/en/shell.json";
import type showcase from "./locales/en/showcase.json";
import type testimonials from "./locales/en/testimonials.json";
import type things from "./locales/en/things.json";
import type tips from "./locales/en/tips.json";
import type told from "./locales/en/told.json";
import type vault from "./locales/en/vault.json";
import type welcome from "./locales/en/welcome.json";
import type why from "./locales/en/why.json";

/** Keys are typed by the English texts; a test compares the other languages with them. */
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
      account: typeof account;
      account_letters: typeof account_letters;
      admin: typeof admin;
      admin_house: typeof admin_house;
      admin_orders: typeof admin_orders;
      admin_results: typeof admin_results;
      admin_sheet: typeof admin_sheet;
      analyze: typeof analyze;
      common: typeof common;
      contact: typeof contact;
      editions: typeof editions;
      errors: typeof errors;
      glimpse: typeof glimpse;
      home: typeof home;
      inspiration: typeof inspiration;
      journey: typeof journey;
      legal: typeof legal;
      letters: typeof letters;
      maintenance: typeof maintenance;
      my_account: typeof my_account;
      my_data: typeof my_data;
      newsletter: typeof newsletter;
      order: typeof order;
      own: typeof own;
      pictures: typeof pictures;
      plain_error: typeof plain_error;
      press: typeof press;
      processing: typeof processing;
      results: typeof results;
      sessions: typeof sessions;
      shell: typeof shell;
      showcase: typeof showcase;
      testimonials: typeof testimonials;
      things: typeof things;
      tips: typeof tips;
      told: typeof told;
      vault: typeof vault;
      welcome: typeof welcome;
      why: typeof why;
    };
  }
}
