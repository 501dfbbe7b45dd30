import { expect, test } from "vitest";
import { clientAddress } from "./address.ts";

test("on one machine a client's port is that of the page that asks", () => {
  const local = "http://localhost:4173";
  const address = (page?: string) => clientAddress("gable-and-row", local, page);
  expect(address()).toBe("http://gable-and-row.localhost:4173/");
  expect(address("http://localhost:4273")).toBe("http://gable-and-row.localhost:4273/");
  expect(address("http://127.0.0.1:5100")).toBe("http://gable-and-row.localhost:5100/");
  expect(address("http://localhost")).toBe("http://gable-and-row.localhost/");
});

test("in production the clients stand below the site's host, whatever page asks", () => {
  expect(clientAddress("kilnlog", "https://daylit.test", "http://localhost:4173")).toBe(
    "https://kilnlog.daylit.test/",
  );
});
