import { afterEach, expect, test, vi } from "vitest";
import { askModel, askTranslator, hasModel, hasTranslator } from "./local-model.ts";

afterEach(() => vi.unstubAllGlobals());

test("without the interfaces nothing is offered", async () => {
  expect(await hasModel("en-GB")).toBe(false);
  expect(await hasTranslator("en-GB", "de")).toBe(false);
});

test("where the browser has them but can’t answer, nothing is offered either", async () => {
  const availability = vi.fn(async () => "unavailable");
  vi.stubGlobal("LanguageModel", { availability, create: vi.fn() });
  expect(await hasModel("en-GB")).toBe(false);
  expect(availability).toHaveBeenCalled();
  vi.stubGlobal("Translator", { availability: () => Promise.reject(new Error("no")) });
  expect(await hasTranslator("en-GB", "de")).toBe(false);
});

test("each section is asked for in a conversation of its own, and each is closed", async () => {
  const destroy = vi.fn();
  const prompt = vi.fn(async (text: string) => `{"${text}": {}}`);
  vi.stubGlobal("LanguageModel", {
    availability: async () => "downloadable",
    create: async () => ({ prompt, destroy }),
  });
  expect(await hasModel("en-GB")).toBe(true);
  const steps: number[] = [];
  const answer = await askModel(["one", "two"], "en-GB", (done) => steps.push(done));
  expect(answer).toBe('{"one": {}}\n\n{"two": {}}');
  expect(steps).toEqual([0, 1]);
  expect(destroy).toHaveBeenCalledTimes(2);
});

test("a translation comes by the names of its texts; the same language needs none", async () => {
  const create = vi.fn(async () => ({ translate: async (text: string) => text.toUpperCase() }));
  vi.stubGlobal("Translator", { availability: async () => "available", create });
  expect(await hasTranslator("de", "de-AT")).toBe(false);
  expect(await hasTranslator("en-GB", "de")).toBe(true);
  const answer = await askTranslator([["t1", "bread"]], "en-GB", "de", () => {});
  expect(JSON.parse(answer)).toEqual({ t1: "BREAD" });
  expect(create).toHaveBeenCalledWith({ sourceLanguage: "en", targetLanguage: "de" });
});
