import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { Session, WebDriver } from "selenium-webdriver";
import { z } from "zod";
import { freePort } from "../../supabase/local/http/ports.ts";
import { type Browser, ensurePackages, isCommandMissing, waitTimeout } from "./browser.ts";
import { Marionette } from "./marionette.ts";

/** Names under `localhost` Firefox finds itself. */
const packages = ["firefox-esr"];

/** Firefox's windows are as narrow as a phone's then. */
const narrowWindows = ":root { min-width: 0 !important; min-height: 0 !important }";

const started = z.object({ sessionId: z.string(), capabilities: z.object({ browserVersion: z.string() }) });
const messages = z.array(z.string());

/** A Firefox that hands over what the scripts of pages threw, and how many sheets of A4 a page takes. */
export type Firefox = Browser & { pageErrors(): Promise<string[]>; sheets(): Promise<number> };

/** Installs Firefox where it can; says how where it cannot. */
export function ensureFirefox(): void {
  ensurePackages("Firefox", packages, () => command() === undefined);
}

/** Debian's, or the one that comes from Mozilla. */
function command(): string | undefined {
  return ["firefox-esr", "firefox"].find((each) => !isCommandMissing(each));
}

/** Opens Firefox without a window, with a profile of its own; `scripts: false` as its users switch JavaScript off. */
export async function openFirefox({ scripts = true }: { scripts?: boolean } = {}): Promise<Firefox> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), "athar-firefox-"));
  const settings = {
    "marionette.port": port,
    "javascript.enabled": scripts,
    "toolkit.legacyUserProfileCustomizations.stylesheets": true,
  };
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${value});`);
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  mkdirSync(join(profile, "chrome"));
  writeFileSync(join(profile, "chrome", "userChrome.css"), narrowWindows);
  const flags = ["--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile", profile];
  const firefox = spawn(command() ?? "firefox", flags, { stdio: "ignore" });
  const ended = new Promise((resolve) => firefox.once("exit", resolve));
  const marionette = await Marionette.connect(port, waitTimeout);
  const { sessionId, capabilities } = started.parse(await marionette.send("WebDriver:NewSession"));
  return {
    version: capabilities.browserVersion,
    driver: new WebDriver(new Session(sessionId, capabilities), marionette),
    async pageErrors() {
      await marionette.send("Marionette:SetContext", { value: "chrome" });
      const script = `return Services.console.getMessageArray()
        .filter((entry) => entry instanceof Ci.nsIScriptError && !(entry.flags & Ci.nsIScriptError.warningFlag))
        .filter(({ category }) => category.includes("javascript"))
        .filter(({ sourceName }) => !/^(chrome|resource|moz-extension):/.test(sourceName))
        .map((entry) => String(entry.message))`;
      const said = await marionette.send("WebDriver:ExecuteScript", { script, args: [] });
      await marionette.send("Marionette:SetContext", { value: "content" });
      return messages.parse(said);
    },
    async sheets() {
      const pdf = z.string().parse(await marionette.send("WebDriver:Print", { page: { width: 21, height: 29.7 } }));
      return sheetsOf(Buffer.from(pdf, "base64"));
    },
    async close() {
      marionette.close();
      firefox.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** The pages of a PDF, whose descriptions it keeps compressed. */
function sheetsOf(pdf: Buffer): number {
  const parts = pdf.toString("latin1").matchAll(/\/ObjStm[^>]*>>\s*stream\r?\n(.*?)\r?\nendstream/gs);
  const objects = [...parts].map(([, part = ""]) => inflateSync(Buffer.from(part, "latin1")).toString("latin1"));
  return objects.join().match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
