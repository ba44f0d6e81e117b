import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { error } from "selenium-webdriver";
import { type Command, Executor } from "selenium-webdriver/lib/command.js";
import { z } from "zod";

/** What Selenium asks for, as Firefox calls it: Debian has no geckodriver, which does no more than this. */
const commands: Record<string, string> = {
  get: "WebDriver:Navigate",
  getCurrentUrl: "WebDriver:GetCurrentURL",
  goBack: "WebDriver:Back",
  goForward: "WebDriver:Forward",
  refresh: "WebDriver:Refresh",
  findElement: "WebDriver:FindElement",
  findElements: "WebDriver:FindElements",
  clickElement: "WebDriver:ElementClick",
  sendKeysToElement: "WebDriver:ElementSendKeys",
  getElementText: "WebDriver:GetElementText",
  getElementTagName: "WebDriver:GetElementTagName",
  getElementAttribute: "WebDriver:GetElementAttribute",
  getElementProperty: "WebDriver:GetElementProperty",
  isElementDisplayed: "WebDriver:IsElementDisplayed",
  executeScript: "WebDriver:ExecuteScript",
  setWindowRect: "WebDriver:SetWindowRect",
};

const answer = z.tuple([
  z.literal(1),
  z.number(),
  z.object({ error: z.string(), message: z.string() }).nullable(),
  z.unknown(),
]);
const wrapped = z.strictObject({ value: z.unknown() });
/** The key by which WebDriver marks an element. */
const element = z.object({ "element-6066-11e4-a52e-4f735466cecf": z.string() }).transform((of) => Object.values(of)[0]);

type Answer = z.infer<typeof answer>;

/** Firefox's own protocol, in which it speaks WebDriver: each message after its length in bytes and a colon. */
export class Marionette extends Executor {
  private readonly socket: Socket;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private received = Buffer.alloc(0);
  private lastId = 0;

  private constructor(socket: Socket) {
    super();
    this.socket = socket;
    socket.on("data", (part) => this.receive(part));
  }

  /** Connects as soon as Firefox listens. */
  static async connect(port: number, within: number): Promise<Marionette> {
    const end = Date.now() + within;
    while (Date.now() < end) {
      const socket = await new Promise<Socket | null>((resolve) => {
        const opened = connect(port, "127.0.0.1", () => resolve(opened)).on("error", () => resolve(null));
      });
      if (socket) return new Marionette(socket);
      await pause(100);
    }
    throw new Error("Firefox did not start");
  }

  override execute(command: Command): Promise<unknown> {
    const name = commands[command.getName()];
    if (!name) throw new Error(`Firefox is not told ${command.getName()}`);
    const { sessionId, id, ...parameters } = command.getParameters();
    const of = element.safeParse(id);
    return this.send(name, { ...parameters, ...(of.success && { id: of.data }) });
  }

  async send(name: string, parameters: object = {}): Promise<unknown> {
    const id = ++this.lastId;
    const message = JSON.stringify([0, id, name, parameters]);
    const [, , refused, value] = await new Promise<Answer>((resolve) => {
      this.waiting.set(id, resolve);
      this.socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
    // Here, so that the error's stack leads to what was asked.
    if (refused) error.throwDecodedError(refused);
    const { success, data } = wrapped.safeParse(value);
    return success ? data.value : value;
  }

  close(): void {
    this.socket.destroy();
  }

  private receive(part: Buffer): void {
    this.received = Buffer.concat([this.received, part]);
    for (;;) {
      const start = this.received.indexOf(":") + 1;
      const end = start + Number(this.received.subarray(0, start - 1));
      if (start === 0 || this.received.length < end) return;
      const message = answer.safeParse(JSON.parse(String(this.received.subarray(start, end))));
      this.received = this.received.subarray(end);
      // The first message greets.
      if (!message.success) continue;
      const [, id] = message.data;
      this.waiting.get(id)?.(message.data);
      this.waiting.delete(id);
    }
  }
}
