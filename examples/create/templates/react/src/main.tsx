import { createRoot } from 'react-dom/client';
import { NetpaneProvider } from 'netpane/react';
import { AlarmList } from 'netpane/react/alarm-list';
import { DeviceList } from 'netpane/react/device-list';
import 'netpane/theme.css';
import './netpane';
import './site.css';

function Page() {
  return (
    <>
      <h1>{{ title }}</h1>
      <NetpaneProvider>
        <div className="widgets">
          <AlarmList limit={6} />
          {/* False: this page opens the device, not the console. */}
          <DeviceList onDeviceOpen={(device) => (console.log(device), false)} />
        </div>
      </NetpaneProvider>
    </>
  );
}

createRoot(document.getElementById('app')!).render(<Page />);
