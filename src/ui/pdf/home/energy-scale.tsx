import { StyleSheet, Text, View } from "@react-pdf/renderer";
import { ENERGY_RATINGS } from "#domain/shared/home-attributes/home-values.ts";
import type { HomeWords } from "../../homes/home-words.ts";
import { ink, size, weight } from "../theme.ts";

/** From the green of A to the red of G, each dark enough or light enough for its letter. */
const COLOURS = ["#0a7a3b", "#3f8f2f", "#8cb82b", "#f2d21b", "#f0a021", "#dd6a1f", "#c8281f"] as const;
const LIGHT = new Set([2, 3, 4]);

const styles = StyleSheet.create({
  label: { color: ink.subtle, fontSize: size.label, lineHeight: 1.35 },
  scale: { flexDirection: "row", gap: 2, marginTop: 3, alignItems: "center" },
  step: { width: 20, height: 14, alignItems: "center", justifyContent: "center" },
  letter: { fontSize: 8.4, fontWeight: weight.strong },
  value: { fontSize: 8.4, fontWeight: weight.strong, lineHeight: 1.35 },
});

/** The letters of a home's energy certificate in words, and the one of its consumption marked on the scale. */
export function EnergyScale({ energy: { consumption, emissions } }: { energy: NonNullable<HomeWords["energy"]> }) {
  return (
    <View>
      <Text style={styles.label}>
        {consumption === null ? `Emisiones: ${emissions}` : `Energía: consumo ${consumption}`}
        {consumption !== null && emissions !== null ? `, emisiones ${emissions}` : ""}
      </Text>
      {consumption === null ? null : (
        <View style={styles.scale} structure="artifact">
          {ENERGY_RATINGS.map((letter, i) => {
            const isOurs = letter === consumption;
            return (
              <View
                key={letter}
                style={[
                  styles.step,
                  { backgroundColor: COLOURS[i]!, height: isOurs ? 18 : 11, opacity: isOurs ? 1 : 0.35 },
                ]}
              >
                {isOurs ? (
                  <Text style={[styles.letter, { color: LIGHT.has(i) ? ink.foreground : ink.paper }]}>{letter}</Text>
                ) : null}
              </View>
            );
          })}
        </View>
      )}
    </View>
  );
}
