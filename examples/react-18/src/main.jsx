import { StrictMode, useEffect, useRef, useState, version } from 'react';
import { createRoot } from 'react-dom/client';
import './app.css';

// React 18 sets attributes alone on a tag that it does not know: events and objects go by a ref.
const extension = { columns: [{ key: 'room', title: '机房', text: (row) => `机房 ${row.id}` }] };

function App() {
  const list = useRef(null);
  const [kind, setKind] = useState('gateway');
  const [said, setSaid] = useState('');
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
    <>
      <div className="bar">
        <h1>{`React ${version}`}</h1>
        <label>
          设备{' '}
          <select value={kind} onChange={(event) => setKind(event.target.value)}>
            <option value="gateway">网关</option>
            <option value="ap">AP</option>
          </select>
        </label>
        <output>{said}</output>
      </div>
      <np-device-list ref={list} kind={kind} />
      <np-alarm-list limit="4" level="FATAL" />
    </>
  );
}

createRoot(document.querySelector('#app')).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
