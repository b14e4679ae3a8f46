import { Stack } from '.';
import { Button } from '../button';

export default { title: 'ui / stack' };

export const Gaps = () => (
  <Stack $gap={20}>
    <Stack $gap={4}>
      <span>总部办公楼</span>
      <span>重庆两江新区国际会展中心南侧地下商业街三期招商办公室</span>
    </Stack>
    <Stack>
      <Button>添加端口映射</Button>
      <Button>添加静态路由</Button>
    </Stack>
  </Stack>
);
