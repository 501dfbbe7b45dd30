import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import "daylit/internal/behaviour/index.js";
import type {} from "daylit/internal/react.d.ts";

const people = [
  { name: "Tom", sum: 5 },
  { name: "Ada", sum: 1240 },
  { name: "Mia", sum: 31 },
];

/** Every part in the hands of React, which holds all the state. */
function Page() {
  const [towns, setTowns] = useState(["Bath", "Bristol"]);
  const [town, setTown] = useState("");
  const [grains, setGrains] = useState(["Rye"]);
  const [steps, setSteps] = useState(["One", "Two", "Three"]);
  const [rows, setRows] = useState(people);
  const [heading, setHeading] = useState("Name");
  const [messages, setMessages] = useState<string[]>([]);
  const [stay, setStay] = useState(["2026-12-01", "2026-12-04"]);
  const [tabs, setTabs] = useState(["first", "second"]);
  return (
    <>
      <daylit-combobox>
        <label htmlFor="town">Town</label>
        <input
          id="town"
          list="towns"
          value={town}
          onChange={(event) => setTown(event.target.value)}
        />
        <datalist id="towns">
          {towns.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </datalist>
      </daylit-combobox>
      <output id="town-state">{town}</output>
      <button type="button" id="more-towns" onClick={() => setTowns([...towns, "Stroud"])}>
        More towns
      </button>

      <daylit-multiselect data-value={grains.join()}>
        <label htmlFor="grains">Grains</label>
        <select
          id="grains"
          multiple
          value={grains}
          onChange={(event) =>
            setGrains([...event.target.selectedOptions].map(({ value }) => value))
          }
        >
          {["Rye", "Spelt", "Oat"].map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </daylit-multiselect>
      <output id="grains-state">{grains.join()}</output>
      <button type="button" id="no-grains" onClick={() => setGrains([])}>
        No grains
      </button>

      <daylit-reorder
        onreorder={(event) => {
          event.preventDefault();
          const { from, to } = event.detail;
          setSteps((now) => now.toSpliced(from, 1).toSpliced(to, 0, now[from] ?? ""));
        }}
      >
        <ol>
          {steps.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ol>
      </daylit-reorder>
      <output id="steps-state">{steps.join()}</output>

      <daylit-table>
        <table>
          <thead>
            <tr>
              <th scope="col" data-sort="">
                {heading}
              </th>
              <th scope="col" data-sort="number">
                Sum
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, sum }) => (
              <tr key={name}>
                <td>{name}</td>
                <td>{sum}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </daylit-table>
      <button type="button" id="other-heading" onClick={() => setHeading("Customer")}>
        Other heading
      </button>
      <button type="button" id="fewer-rows" onClick={() => setRows(rows.slice(1))}>
        Fewer rows
      </button>

      <daylit-range>
        <label>
          From
          <input
            id="from"
            type="date"
            value={stay[0]}
            onChange={({ target }) => setStay((now) => [target.value, now[1] ?? ""])}
          />
        </label>
        <label>
          To
          <input
            id="to"
            type="date"
            value={stay[1]}
            onChange={({ target }) => setStay((now) => [now[0] ?? "", target.value])}
          />
        </label>
      </daylit-range>
      <output id="stay-state">{stay.join()}</output>

      <daylit-tabs>
        <nav aria-label="Parts">
          {tabs.map((each) => (
            <a key={each} href={`#${each}`}>
              {each}
            </a>
          ))}
        </nav>
        {tabs.map((each) => (
          <section key={each} id={each}>
            {each}
          </section>
        ))}
      </daylit-tabs>
      <button type="button" id="more-tabs" onClick={() => setTabs([...tabs, "third"])}>
        More tabs
      </button>

      <daylit-toasts
        className="toasts"
        timeout={100}
        ondismiss={(event) => {
          event.preventDefault();
          setMessages((now) => now.slice(1));
        }}
      >
        {messages.map((each) => (
          <div className="alert" key={each}>
            {each}
          </div>
        ))}
      </daylit-toasts>
      <output id="messages-state">{messages.length}</output>
      <button type="button" id="message" onClick={() => setMessages((now) => [...now, "Saved"])}>
        Save
      </button>
    </>
  );
}

function Whole() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button type="button" id="toggle" onClick={() => flushSync(() => setShown(!isShown))}>
        Toggle
      </button>
      {isShown && <Page />}
    </>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<Whole />);
