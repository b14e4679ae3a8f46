import { ObjectTitle, TitleLine } from '.';
import { Ground } from '../story';
import { Status } from '../status';

export default { title: 'ui / page' };

const long = '上海静安寺旗舰店二层弱电间 Shanghai Jing’an Temple Flagship Store, second floor, cabinet 3';

/** As in an embed: the console puts the name into the page's own title. */
export const Titles = () => (
  <Ground>
    <ObjectTitle name="成都太古里旗舰店">
      <Status kind="online">在线</Status>
    </ObjectTitle>
    <ObjectTitle name={long}>
      <Status kind="offline">离线</Status>
    </ObjectTitle>
    <TitleLine>
      <h2>仓配组网</h2>
      <Status kind="off">已到期</Status>
    </TitleLine>
  </Ground>
);
