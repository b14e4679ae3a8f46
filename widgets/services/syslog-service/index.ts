export { SyslogService } from './syslog-service';
export { syslogServiceContract } from './syslog-service.contract';
