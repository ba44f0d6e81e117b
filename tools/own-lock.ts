// Tools too heavy for everyone's node_modules have a folder with a package.json and a lock file of their own; nothing is
// fetched that no lock file names.
import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Installs what a folder's lock file names, unless that is there already.
 * @returns the path of the installed program `name`
 */
export function lockedProgram(folder: string, name: string): string {
  // npm's own record of what is installed, written last.
  const record = join(folder, "node_modules/.package-lock.json");
  const current = existsSync(record) && statSync(record).mtimeMs >= statSync(join(folder, "package-lock.json")).mtimeMs;
  if (!current) {
    const windows = process.platform === "win32";
    // npm's words go to the error stream: the output is the tool's own.
    execFileSync(windows ? "npm.cmd" : "npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: folder,
      stdio: ["ignore", 2, "inherit"],
      shell: windows,
    });
  }
  return join(folder, "node_modules/.bin", process.platform === "win32" ? `${name}.cmd` : name);
}
