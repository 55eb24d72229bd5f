import { Path, Svg } from "@react-pdf/renderer";

/** The mark: an arch in depth with the light on its threshold, as `ui/logo.tsx` draws it. Height in points. */
export function PdfMark({ height }: { height: number }) {
  return (
    <Svg viewBox="3 3 22 26.5" height={height} width={(height * 22) / 26.5}>
      <Path d="M3 29V14.5a11 11 0 0 1 22 0V29H19.5V14.5a5.5 5.5 0 0 0-11 0V29Z" fill="#1443a1" fillRule="evenodd" />
      <Path d="M8.5 29V14.5A5.5 5.5 0 0 1 12.665 9.165 5.5 5.5 0 0 0 12.5 10.5V25Z" fill="#0e2459" />
      <Path d="M8.5 29 12.5 25H19.5V29Z" fill="#f9be45" />
    </Svg>
  );
}
