/** One line of JSON per call, as CloudWatch likes to search it. */
import { LogFormatter, Logger, LogItem } from '@aws-lambda-powertools/logger'
import type { LogAttributes, UnformattedAttributes } from '@aws-lambda-powertools/logger/types'
import type { Log } from '../ports.ts'

export type LogLevel = 'INFO' | 'WARN' | 'ERROR' | 'SILENT'

/** Without the id of a trace, of which there are none: lines are paid for by their length. */
class Short extends LogFormatter {
  formatAttributes({ logLevel: level, message, serviceName: service, timestamp }: UnformattedAttributes, facts: LogAttributes): LogItem {
    return new LogItem({ attributes: { level, message, timestamp: this.formatTimestamp(timestamp), service } }).addAttributes(facts)
  }
}

export function lambdaLog(serviceName: string, logLevel: LogLevel): Log {
  const logger = new Logger({ serviceName, logLevel, logFormatter: new Short() })
  return {
    info: (line, facts) => logger.info(line, facts),
    warn: (line, facts) => logger.warn(line, facts),
    error: (line, facts) => logger.error(line, facts),
  }
}
