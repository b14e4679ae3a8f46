'use client';

import { useEffect, useRef, useState } from 'react';
import './connection';
import 'netpane/elements/device-list';
import { NetpaneProvider } from 'netpane/react';
import { AlarmList } from 'netpane/react/alarm-list';
import { DeviceCounts } from 'netpane/react/device-counts';
import { WeekTraffic } from 'netpane/react/week-traffic';

const kinds = { gateway: '网关', ap: 'AP', switch: '交换机' };

/** A column of this page's own. */
const extension = { columns: [{ key: 'room', title: '机房', text: ({ id }) => `机房 ${id.slice(-2)}` }] };

export default function Page() {
  const [kind, setKind] = useState('gateway');
  const [said, setSaid] = useState('');
  const list = useRef(null);
  // React leaves object properties and `onnp-…` handlers of tags alone while it takes the server's page over, so they go by a ref;
  // props of the React components need nothing of the kind.
  useEffect(() => {
    const element = list.current;
    const open = (event) => {
      event.preventDefault();
      setSaid(`打开 ${event.detail.remark || event.detail.id}`);
    };
    element.extend = extension;
    element.addEventListener('np-device-open', open);
    return () => element.removeEventListener('np-device-open', open);
  }, []);
  return (
    <NetpaneProvider>
      <div className="bar">
        <h1>Next 16</h1>
        <label>
          设备{' '}
          <select value={kind} onChange={(event) => setKind(event.target.value)}>
            {Object.entries(kinds).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <output>{said}</output>
      </div>
      <div className="widgets">
        <DeviceCounts />
        <np-device-list ref={list} kind={kind} />
        <AlarmList
          limit={4}
          onAlarmOpen={({ id }) => {
            setSaid(`告警 ${id}`);
            return false;
          }}
        />
        <WeekTraffic />
      </div>
    </NetpaneProvider>
  );
}
