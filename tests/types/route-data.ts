// For the type checker alone: no route may return a `Secret`, however deep. What a loader or an action returns goes to
// the browser.
import type { Intent } from "@conform-to/dom";
import type { data, Register } from "react-router";
import type { Visitor } from "../../app/auth/visitor.ts";
import type { Secret } from "../../app/encoding/secret.ts";
import type { Environment } from "../../app/http/environment.ts";

/** What `data()` makes: its `init` has a type that knows nothing, and stays on the server. */
type WithInit = { type: string; init: ResponseInit | null };

/** What a person's tokens are called wherever they are held; they stay in KV. */
type Token = "accessToken" | "refreshToken";

/** Levels that are looked into: route data are flatter, and JSON's own type has no end. */
type Deepest = 10;

/** `true` where a value of the type may hold a secret. `any` may hold everything; conform has one, in what a form's script asks. */
type HoldsSecret<T, Level extends unknown[] = []> = Level["length"] extends Deepest
  ? false
  : 0 extends 1 & T
    ? true
    : T extends Secret
      ? true
      : T extends string | number | bigint | boolean | symbol | null | undefined | Response | Intent
        ? false
        : T extends (...args: never[]) => unknown
          ? false
          : T extends PromiseLike<infer Value> | (WithInit & { data: infer Value })
            ? HoldsSecret<Value, Level>
            : T extends ReadonlyMap<infer Key, infer Value>
              ? HoldsSecret<Key | Value, [...Level, unknown]>
              : T extends ReadonlySet<infer Value> | readonly (infer Value)[]
                ? HoldsSecret<Value, [...Level, unknown]>
                : T extends object
                  ? { [Key in keyof T]-?: Key extends Token ? true : HoldsSecret<T[Key], [...Level, unknown]> }[keyof T]
                  : false;

type MayHold<T> = true extends HoldsSecret<T> ? true : false;

/** What a route's module hands to the browser. */
type DataOf<Module> = {
  [Name in keyof Module & ("loader" | "action" | "clientLoader" | "clientAction")]: Module[Name] extends (
    ...args: never[]
  ) => infer Returned
    ? Returned
    : never;
}[keyof Module & ("loader" | "action" | "clientLoader" | "clientAction")];

type Modules = Register extends { routeModules: infer Known } ? Known : never;

/** The ids of the routes that would give a secret away. */
type Leaking = { [Id in keyof Modules]: MayHold<DataOf<Modules[Id]>> extends true ? Id : never }[keyof Modules];

/** An error here names the routes. */
type Nothing<Left extends never> = Left;
type Found<Held extends true> = Held;

export type NoRouteReturnsASecret = Nothing<Leaking>;

/** The check itself: it sees the routes, and through all that data may be wrapped in. */
export type TheCheckSees = [
  Found<"admin/dashboard/dashboard" extends keyof Modules ? true : false>,
  Found<MayHold<Environment>>,
  Found<MayHold<Visitor>>,
  Found<MayHold<Promise<{ realtime: Environment["supabase"] }>>>,
  Found<MayHold<ReturnType<typeof data<{ rows: { of?: Map<string, Secret | null>[] } }>>>>,
];
