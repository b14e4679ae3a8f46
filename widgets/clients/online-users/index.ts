export { OnlineUsers } from './online-users';
export { onlineUsersContract } from './online-users.contract';
