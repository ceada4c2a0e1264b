/** One page that shows how it is: what people feel first, then what is behind it. */
import { Dashboard, GraphWidget, type IMetric, SingleValueWidget } from 'aws-cdk-lib/aws-cloudwatch'
import type { Construct } from 'constructs'
import type { Measures } from './measures.ts'

export function board(scope: Construct, { alarms, requests, turnedAway }: Measures): void {
  const dashboard = new Dashboard(scope, 'board')
  const graph = (title: string, ...left: IMetric[]): GraphWidget => new GraphWidget({ title, left, width: 8, height: 6 })
  dashboard.addWidgets(
    new SingleValueWidget({
      title: 'Now',
      width: 24,
      height: 3,
      metrics: [requests, alarms.broken.metric, alarms['stream-age'].metric, alarms['dead-letters'].metric],
    }),
  )
  dashboard.addWidgets(
    graph('Requests', requests, turnedAway),
    graph('How long a request takes (p99, ms)', alarms.latency.metric),
    graph('Broken', alarms.broken.metric, alarms.errors.metric),
  )
  dashboard.addWidgets(
    graph('How far the stream is behind (ms)', alarms['stream-age'].metric),
    graph('Throttled', alarms.throttles.metric, alarms['table-throttles'].metric),
    graph('Mail that comes back, and that is called spam', alarms.bounces.metric, alarms.complaints.metric),
  )
}
