import { describe, expect, test } from "vitest";
import { parseConfig, readConfig, section } from "../../../supabase/local/config.ts";

describe("config.toml", () => {
  test("tables, values, arrays over several lines and comments", () => {
    const config = parseConfig(`
      project_id = "athar" # the shop
      [auth]
      jwt_expiry = 3600
      urls = [
        "http://a/#b", # one
        'http://c',
      ]
      [auth.email.template.recovery]
      subject = "A \\"new\\" password"
      enabled = true`);
    expect(config.project_id).toBe("athar");
    expect(section(config, "auth")).toMatchObject({ jwt_expiry: 3600, urls: ["http://a/#b", "http://c"] });
    expect(section(config, "auth", "email", "template", "recovery")).toEqual({
      subject: 'A "new" password',
      enabled: true,
    });
    expect(section(config, "storage", "bucket")).toEqual({});
  });

  test("what cannot be read is named", () => {
    expect(() => parseConfig("a = nonsense")).toThrow(/nonsense/);
  });

  test("the project's own is read", () => {
    expect(section(readConfig(), "auth").enable_refresh_token_rotation).toBe(true);
  });
});
