import { randomUUID } from "node:crypto";
import type { Queries } from "../postgres/database.ts";

/** The account that the start command prints, for a first look at the admin app on this machine. */
export const localAdmin = { email: "admin@athar.localhost", password: "amber-and-oud" };

/** Makes the account as Auth itself would, and puts it on the allow-list where the schema has one. */
export async function createLocalAdmin(database: Queries) {
  const { email, password } = localAdmin;
  const id = randomUUID();
  const claims = { sub: id, email, email_verified: true, phone_verified: false };
  await database.query(
    `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
     values ($1, 'authenticated', 'authenticated', $2, extensions.crypt($3, extensions.gen_salt('bf', 6)), now(), $4, $5)`,
    [id, email, password, JSON.stringify({ provider: "email", providers: ["email"] }), JSON.stringify(claims)],
  );
  await database.query(
    "insert into auth.identities (id, user_id, provider, provider_id, identity_data) values ($1, $2::uuid, 'email', $2::uuid::text, $3)",
    [randomUUID(), id, JSON.stringify(claims)],
  );
  const allowList = await database.query("select 1 where to_regclass('public.app_admins_email') is not null");
  if (allowList.rows.length > 0) {
    await database.query(
      "insert into public.app_admins_email (email, is_active, proven_at) values ($1, true, now()) on conflict do nothing",
      [email],
    );
  }
}

/**
 * Lets the printed password open the admin app at once, where everyone else's first sign-in is by letter: this account
 * was made here and its address receives nothing from outside.
 */
export async function proveLocalAdmin(database: Queries) {
  const { rows } = await database.query(
    "select 1 from information_schema.columns where table_name = 'app_admins_email' and column_name = 'proven_at'",
  );
  if (rows.length === 0) return;
  await database.query("update public.app_admins_email set proven_at = now() where email = $1 and proven_at is null", [
    localAdmin.email,
  ]);
}
