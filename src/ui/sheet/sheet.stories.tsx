import { Scroll, Sheet } from '.';

export default { title: 'ui / sheet' };

const lines = Array.from({ length: 40 }, (_, i) => ({ name: `员工 ${i + 1}`, vlan: i === 2 ? '4,096' : '20' }));

export const Long = () => (
  <Scroll tabIndex={0} role="region" aria-label="文件中的行">
    <Sheet>
      <thead>
        <tr>
          <th scope="col">姓名</th>
          <th scope="col">VLAN</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, vlan }) => (
          <tr key={name}>
            <td>{name}</td>
            <td data-wrong={vlan === '4,096' ? '' : undefined}>
              <code>{vlan}</code> {vlan === '4,096' && <small>1～4094</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  </Scroll>
);
