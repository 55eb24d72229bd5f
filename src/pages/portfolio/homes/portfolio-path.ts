/** Address of the portfolio, apart from its filters, which bring the whole table of attributes along. */
export const PORTFOLIO = "/dashboard/cartera";
