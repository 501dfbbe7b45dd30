import { configureGlobal } from "fast-check";

// The same input in every run, so that a change is judged by what it changed. `npm run test:everything`
// looks for new input each time; a counterexample that it finds becomes a test of its own.
if (process.env.TEST_SCOPE !== "everything") configureGlobal({ seed: 20261118 });
