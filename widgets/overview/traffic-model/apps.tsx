import { hourBlocks, type HourBlock } from '../../../src/domain/day-parts';
import { flowCategories, type FlowCategory } from '../../../src/domain/device';
import { counted, top } from '../../../src/domain/shares';
import { bytes, percent } from '../../../src/format';
import { flowText } from '../../../src/text';
import { HeatMap, heatStep, NoData, RankBars } from '../../../src/ui/chart';
import { Card, PaneNote, PaneSubHead } from '../../../src/ui/pane';
import type { Model } from './traffic-model.data';
import { trafficModelText as text } from './traffic-model.text';
import { knownNames } from '../../../src/text/known-names.text';

interface PaneProps {
  data: Model | undefined;
}

/** The five applications with most traffic, and their part of all of it (specification, section 9). */
export function Apps({ data }: PaneProps) {
  const apps = data ? top(data.app_times.items, 5, data.app_times.total) : [];
  return (
    <Card>
      <PaneSubHead title={text.apps} note={text.appsNote} />
      {apps.length > 0 ? (
        <RankBars
          numbered
          below
          rows={apps.map(({ name, value, share }) => ({
            key: name,
            label: knownNames.said(name),
            size: value,
            value: bytes(value),
            note: percent(share),
          }))}
        />
      ) : (
        <NoData height={200} />
      )}
    </Card>
  );
}

/** How many categories the map shows: those with most traffic. */
const rowsShown = 6;

/** Which categories are used when: each block's part of that block's traffic. */
export function AppHeat({ data }: PaneProps) {
  const stages = data?.app_stage;
  const known = flowCategories.filter((name) => name !== 'Others' && name !== 'Unknown');
  const sumOf = (name: FlowCategory) => hourBlocks.reduce((sum, block) => sum + (stages?.[block][name] ?? 0), 0);
  const shown = [...known].sort((a, b) => sumOf(b) - sumOf(a)).slice(0, rowsShown);
  const total = stages
    ? hourBlocks.reduce((all, block) => counted(stages[block]).reduce((sum, { value }) => sum + value, all), 0)
    : 0;
  const shareAt = (name: FlowCategory, block: HourBlock) => (total > 0 ? (stages?.[block][name] ?? 0) / total : 0);
  // The steps are taken on square roots: one category has most of the bytes, and the others would all look alike.
  const most = Math.sqrt(Math.max(0, ...shown.flatMap((name) => hourBlocks.map((block) => shareAt(name, block)))));
  return (
    <Card>
      <PaneSubHead title={text.heat} note={text.heatNote} />
      {total > 0 ? (
        <HeatMap
          label={text.heatSpoken}
          columns={hourBlocks.map((block) => `${block}–${String(Number(block) + 4).padStart(2, '0')}`)}
          rows={shown.map((name) => ({
            key: name,
            label: flowText[name],
            cells: hourBlocks.map((block) => ({
              step: heatStep(Math.sqrt(shareAt(name, block)), most),
              text: percent(shareAt(name, block)),
            })),
          }))}
        />
      ) : (
        <NoData height={200} />
      )}
    </Card>
  );
}

/** Which part of the day has which part of the traffic. */
export function Stages({ data }: PaneProps) {
  const stages = data ? counted(data.stage) : [];
  const peak = [...stages].sort((a, b) => b.value - a.value)[0];
  const nameOf = (name: string) => text.stages[name as keyof typeof text.stages] ?? name;
  return (
    <Card>
      <PaneSubHead title={text.stage} />
      {peak && peak.value > 0 ? (
        <>
          <RankBars
            rows={stages.map(({ name, value }) => ({
              key: name,
              label: nameOf(name),
              size: value,
              value: percent(value),
            }))}
          />
          <PaneNote>{text.peak(nameOf(peak.name))}</PaneNote>
        </>
      ) : (
        <NoData height={160} />
      )}
    </Card>
  );
}
