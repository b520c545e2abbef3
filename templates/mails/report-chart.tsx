import { CHART, Chart, type Series } from '../../widgets/reports/reports/chart.tsx'

/** The chart of a report as an image without text, since the server may have no fonts. */
export const ReportChart = (course: Series) => (
  <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" width={CHART.width} height={CHART.height}>
    <Chart {...course} />
  </svg>
)
