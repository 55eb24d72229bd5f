import { Image, StyleSheet, Text, View } from "@react-pdf/renderer";
import { weekdayOf } from "#domain/shared/time/local-time.ts";
import { PICTURE_SHAPES } from "#domain/tools/pictures/picture.ts";
import { CHANNEL_FORMS, channelName } from "#domain/tools/posts/networks.ts";
import type { PdfDrawingProps, PdfDrawings } from "#ui/pdf/result/pdf-drawing.tsx";
import { ink, size } from "#ui/pdf/theme.ts";
import { pictureIds } from "./offered-pictures.ts";
import type { PostsResult } from "./result.ts";
import type { PostsInput } from "./schema.ts";

type Props = PdfDrawingProps<PostsResult, PostsInput>;

/** Days of a week as `weekdayOf` counts them. */
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6, 7];

/** The pictures of a day, one beside the other, under its title. */
export const drawings: PdfDrawings<PostsResult, PostsInput> = Object.fromEntries(
  WEEKDAYS.map((weekday) => [`pictures-${weekday}`, (props: Props) => DayPictures({ ...props, weekday })]),
);

/** Height of a picture, in points. */
const HEIGHT = 98;
const GAP = 10;

const styles = StyleSheet.create({
  row: { flexDirection: "row", flexWrap: "wrap", gap: GAP, marginBottom: 6 },
  name: { marginTop: 3, fontSize: size.label, color: ink.muted },
});

function DayPictures({ result, pictures = {}, weekday }: Props & { weekday: number }) {
  const shown = result.posts
    .filter(({ day }) => weekdayOf(day) === weekday)
    .flatMap((post) =>
      pictureIds(post).flatMap((id, page) => {
        const src = pictures[id]?.src;
        return src === undefined ? [] : [{ id, src, post, page }];
      }),
    );
  if (shown.length === 0) return null;
  return (
    <View style={styles.row}>
      {shown.map(({ id, src, post: { channel, time, alt }, page }) => {
        const { widthPx, heightPx } = PICTURE_SHAPES.find((shape) => shape.id === CHANNEL_FORMS[channel].shape)!;
        return (
          <View key={id} wrap={false}>
            <Image
              src={src}
              style={{ width: (HEIGHT * widthPx) / heightPx, height: HEIGHT }}
              structure={{ alt: page === 0 ? alt : `Página ${page + 1} del carrusel` }}
            />
            <Text style={styles.name}>{page === 0 ? `${time} ${channelName(channel)}` : `Página ${page + 1}`}</Text>
          </View>
        );
      })}
    </View>
  );
}
