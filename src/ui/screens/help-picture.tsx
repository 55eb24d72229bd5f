import type { HelpScreenFacts } from "#content/screens/help-screens.ts";
import { ScreenPictures } from "./screen-pictures.tsx";
import { CotaCaption, ScreenWall } from "./screen-wall.tsx";

interface HelpPictureProps {
  screen: { picture: string; mark: string; facts: HelpScreenFacts };
  className?: string;
}

/** The text's column at its widest, and a small screen without its gutters. */
const COLUMN = "(min-width: 768px) 664px, 92vw";

/** The screen that an article of the help centre explains. */
export function HelpPicture({ screen: { picture, mark, facts }, className }: HelpPictureProps) {
  return (
    <figure className={className}>
      <ScreenWall facts={facts}>
        <ScreenPictures id={picture} facts={facts} mark={mark} sizes={COLUMN} isFirst />
      </ScreenWall>
      <CotaCaption text={facts.caption} />
    </figure>
  );
}
