import { TwoLines } from '.';

export default { title: 'ui / two-lines' };

const long = '重庆两江新区国际会展中心南侧地下商业街三期招商办公室';

export const Looks = () => (
  <>
    <p>
      <TwoLines below="NPR6202504180372" mono>
        总部办公楼
      </TwoLines>
    </p>
    <p>
      <TwoLines look="ink" below="昨天 21:40 离线" warning>
        静安寺旗舰店
      </TwoLines>
    </p>
    <p>
      <TwoLines look="plain">一行</TwoLines>
    </p>
  </>
);

export const CutOff = () => (
  <div style={{ width: 160 }}>
    <TwoLines title={long} below={long} belowTitle={long}>
      {long}
    </TwoLines>
  </div>
);
