import { CHART, Chart, type Course } from '../../widgets/reports/reports/chart.tsx'

/** The chart of a report as an image without text, since the server may have no fonts. */
export const ReportChart = (course: Course) => (
  <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" width={CHART.width} height={CHART.height}>
    <Chart {...course} />
  </svg>
)
