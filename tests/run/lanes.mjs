/**
 * Runs steps in so many lanes: each takes the next step that waits for no other. `run` resolves to whether the step was
 * well; a step whose `needs` was not is left out and handed to `skip`.
 */
export async function inLanes(steps, lanes, run, skip) {
  const waiting = [...steps];
  const unsettled = new Set(steps.map(({ name }) => name));
  const broken = new Set();
  /** Resolves when any step ends. */
  let ended;
  let end;
  const again = () => void (ended = new Promise((resolve) => void (end = resolve)));
  again();

  const settle = (step, well) => {
    unsettled.delete(step.name);
    if (!well) broken.add(step.name);
    end();
    again();
  };
  const lane = async () => {
    while (waiting.length > 0) {
      const next = waiting.findIndex(({ needs }) => !unsettled.has(needs));
      if (next < 0) {
        await ended;
        continue;
      }
      const [step] = waiting.splice(next, 1);
      if (broken.has(step.needs)) {
        skip(step);
        settle(step, false);
      } else settle(step, await run(step));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
