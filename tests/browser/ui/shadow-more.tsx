import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Styles } from '../../../src/element/styles';
import { Story } from '../../../src/element/story';
import { dateTime } from '../../../src/format';
import { Button } from '../../../src/ui/button';
import { LineChart } from '../../../src/ui/chart';
import { Dialog } from '../../../src/ui/dialog';
import { Message } from '../../../src/ui/message';
import { UiRoot } from '../../../src/ui/root';
import { DataTable } from '../../../src/ui/table';
import { sampleColumns, sampleRows, viewAnswers } from '../../../src/ui/table/table.fixture';
import { Tabs } from '../../../src/ui/tabs';
import { TimeRangePicker, TimeRangeProvider, useTimeRange } from '../../../src/ui/time-range';
import { Tooltip } from '../../../src/ui/tooltip';
import { hardPlace } from './hard-place';

const { root, inside } = hardPlace();
const noon = Date.UTC(2026, 10, 20, 4);
const day = { from: noon - 86_400_000, to: noon };
const rows = sampleRows(132);

function Chart({ label }: { label: string }) {
  const { from, to } = useTimeRange() ?? day;
  const moments = Array.from({ length: 25 }, (_, i) => from + ((to - from) / 24) * i);
  return (
    <LineChart
      label={label}
      pointsName="time"
      points={moments.map((at) => ({ label: dateTime(at).slice(11, 16), title: dateTime(at), at }))}
      series={[{ key: label, label, tone: 1, values: moments.map((_, i) => 10 + i) }]}
      format={(value) => value.toFixed(1)}
      height={160}
    />
  );
}

const tabs = ['one', 'two', 'three'].map((key) => ({ key, label: `tab ${key}` }));

function Bench() {
  const [open, setOpen] = useState<'charts' | 'table'>();
  const [tab, setTab] = useState('one');
  const [messages, setMessages] = useState<string[]>([]);
  const close = () => setOpen(undefined);
  return (
    <>
      <Button onClick={() => setOpen('charts')}>open charts</Button>
      <Button onClick={() => setOpen('table')}>open table</Button>
      <Button onClick={() => setMessages(['first', 'second'])}>tell</Button>
      <Tooltip text="what it is for">
        <Button>hinted</Button>
      </Tooltip>
      <Tabs value={tab} onChange={setTab} items={tabs} label="parts">
        {`shown ${tab}`}
      </Tabs>
      {messages.map((title) => (
        <Message key={title} title={title} onClose={() => setMessages(messages.filter((one) => one !== title))}>
          {`text of ${title}`}
        </Message>
      ))}
      <Dialog open={open === 'charts'} title="Charts" width={800} onClose={close}>
        <TimeRangeProvider initial={day}>
          <TimeRangePicker />
          <Chart label="down" />
          <Chart label="up" />
        </TimeRangeProvider>
      </Dialog>
      <Dialog open={open === 'table'} title="Table" width={1000} onClose={close}>
        <DataTable
          label="routers"
          cacheKey="story"
          rows={rows}
          columns={sampleColumns}
          rowName={(row) => row.remark}
          selectable
          maxHeight="320px"
        />
      </Dialog>
    </>
  );
}

createRoot(inside).render(
  <Styles root={root}>
    <UiRoot>
      <Story answers={viewAnswers}>
        <Bench />
      </Story>
    </UiRoot>
  </Styles>,
);
document.body.dataset.ready = '';
