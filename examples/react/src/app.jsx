import { useState } from 'react';
import { NetpaneProvider } from 'netpane/react';
import { AlarmList } from 'netpane/react/alarm-list';
import { DeviceCounts } from 'netpane/react/device-counts';
import { DeviceList } from 'netpane/react/device-list';
import { UserCounts } from 'netpane/react/user-counts';
import { WeekTraffic } from 'netpane/react/week-traffic';
import { WirelessSummary } from 'netpane/react/wireless-summary';

const kinds = { gateway: '网关', ap: 'AP', switch: '交换机' };

export function App() {
  const [kind, setKind] = useState('gateway');
  const [night, setNight] = useState(false);
  const [said, setSaid] = useState('');
  return (
    <NetpaneProvider theme={night ? 'BLACK' : 'WHITE'}>
      <div className="bar">
        <h1>React 19</h1>
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
        <label>
          <input type="checkbox" checked={night} onChange={(event) => setNight(event.target.checked)} /> 夜间
        </label>
        <output>{said}</output>
      </div>
      <div className="widgets">
        <DeviceCounts />
        <DeviceList
          kind={kind}
          onDeviceOpen={({ remark, id }) => {
            setSaid(`打开 ${remark || id}`);
            return false;
          }}
        />
        <AlarmList limit={4} level="FATAL" />
        <div className="figures">
          <UserCounts />
          <WeekTraffic />
          <WirelessSummary />
          <np-alarm-summary />
        </div>
      </div>
    </NetpaneProvider>
  );
}
