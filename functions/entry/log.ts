/** One line of JSON per call, as CloudWatch likes to search it. */
import { Logger } from '@aws-lambda-powertools/logger'
import type { Log } from '../ports.ts'

export type LogLevel = 'INFO' | 'WARN' | 'ERROR' | 'SILENT'

export function lambdaLog(serviceName: string, logLevel: LogLevel): Log {
  const logger = new Logger({ serviceName, logLevel })
  return {
    info: (line, facts) => logger.info(line, facts),
    warn: (line, facts) => logger.warn(line, facts),
    error: (line, facts) => logger.error(line, facts),
  }
}
