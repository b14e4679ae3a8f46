export { Profile } from './profile';
export { profileContract } from './profile.contract';
