export { WallboardLinks } from './wallboard-links';
export { wallboardLinksContract } from './wallboard-links.contract';
