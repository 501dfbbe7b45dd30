import { Canvas, Lines, Press, Say, Scene } from "./sketch.tsx";

/** How a page is arranged: what comes first, what belongs together. */
export const arranging = {
  action: {
    bad: (
      <Canvas>
        <Say x={24} y={46} size={20} weight={800}>
          Harbour Rooms
        </Say>
        <Lines x={24} y={66} width={220} count={2} />
        <Press x={24} y={116} width={84} look="primary">
          Book
        </Press>
        <Press x={118} y={116} width={84} look="primary">
          Call us
        </Press>
        <Press x={212} y={116} width={84} look="primary">
          Prices
        </Press>
      </Canvas>
    ),
    good: (
      <Canvas>
        <Say x={24} y={46} size={20} weight={800}>
          Harbour Rooms
        </Say>
        <Lines x={24} y={66} width={220} count={2} />
        <Press x={24} y={116} width={108} look="primary">
          Book a room
        </Press>
        <Press x={142} y={116} width={64} look="quiet">
          Prices
        </Press>
        <Press x={212} y={116} width={64} look="quiet">
          Call us
        </Press>
      </Canvas>
    ),
  },
  hierarchy: {
    bad: (
      <Canvas>
        <Say x={24} y={44} size={16} weight={700}>
          Bread classes
        </Say>
        <Say x={24} y={70} size={15} weight={700}>
          Saturdays from nine
        </Say>
        <Lines x={24} y={86} width={250} count={2} />
        <Say x={24} y={134} size={15} weight={700}>
          What to bring
        </Say>
        <Lines x={24} y={150} width={250} count={2} />
      </Canvas>
    ),
    good: (
      <Canvas>
        <Say x={24} y={58} size={34} weight={800}>
          Bread classes
        </Say>
        <Say x={24} y={84} size={14} fill="var(--ink-soft)">
          Saturdays from nine
        </Say>
        <Say x={24} y={130} size={17} weight={700}>
          What to bring
        </Say>
        <Lines x={24} y={146} width={250} count={3} />
      </Canvas>
    ),
  },
  grouping: {
    bad: (
      <Canvas>
        {["Monday", "Closed", "Tuesday", "7 to 12", "Wednesday", "7 to 12"].map((words, at) => (
          <Say key={`${words}${at}`} x={24} y={38 + at * 27} weight={at % 2 === 0 ? 700 : 400}>
            {words}
          </Say>
        ))}
      </Canvas>
    ),
    good: (
      <Canvas>
        {[
          ["Monday", "Closed"],
          ["Tuesday", "7 to 12"],
          ["Wednesday", "7 to 12"],
        ].map(([day = "", hours = ""], at) => (
          <g key={day}>
            <Say x={24} y={42 + at * 55} weight={700}>
              {day}
            </Say>
            <Say x={24} y={59 + at * 55}>
              {hours}
            </Say>
          </g>
        ))}
      </Canvas>
    ),
  },
  alignment: {
    bad: (
      <Canvas>
        <Say x={160} y={44} size={20} weight={800} anchor="middle">
          Our kitchen
        </Say>
        <Lines x={60} y={60} width={200} count={4} centred />
        <Press x={116} y={116} width={88} look="primary">
          Menu
        </Press>
        <Lines x={90} y={164} width={140} count={2} centred />
      </Canvas>
    ),
    good: (
      <Canvas>
        <Scene x={190} y={24} width={106} height={152} />
        <Say x={24} y={44} size={20} weight={800}>
          Our kitchen
        </Say>
        <Lines x={24} y={62} width={146} count={4} />
        <Press x={24} y={124} width={88} look="primary">
          Menu
        </Press>
      </Canvas>
    ),
  },
  measure: {
    bad: (
      <Canvas>
        <Lines x={12} y={32} width={296} count={12} step={12} />
      </Canvas>
    ),
    good: (
      <Canvas>
        <Lines x={24} y={32} width={170} count={5} step={14} />
        <Lines x={24} y={114} width={170} count={4} step={14} />
      </Canvas>
    ),
  },
  picture: {
    bad: (
      <Canvas>
        <Scene x={12} y={12} width={296} height={176} />
        <Say x={28} y={100} size={23} weight={800} fill="#fff">
          A week by the water
        </Say>
        <Say x={28} y={124} fill="#fff">
          Rooms from April to October
        </Say>
      </Canvas>
    ),
    good: (
      <Canvas>
        <Scene x={12} y={12} width={296} height={176} dim />
        <Say x={28} y={100} size={23} weight={800} fill="#fff">
          A week by the water
        </Say>
        <Say x={28} y={124} fill="#fff">
          Rooms from April to October
        </Say>
      </Canvas>
    ),
  },
};
