# syntax=docker/dockerfile:1
# Base images by tag. A roll-out that must be repeatable gives their digests, as `docker buildx imagetools inspect TAG` tells them:
#   docker build --build-arg BUILD_BASE=node:24-bookworm-slim@sha256:… --build-arg RUN_BASE=gcr.io/distroless/cc-debian12:nonroot@sha256:… .
ARG BUILD_BASE=node:24-bookworm-slim
ARG RUN_BASE=gcr.io/distroless/cc-debian12:nonroot

FROM ${BUILD_BASE} AS build
# `strip` makes the runtime a seventh smaller.
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends binutils && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund --loglevel=error
COPY scripts ./scripts
COPY public ./public
COPY models ./models
COPY docs ./docs
COPY ARCHITECTURE.md tsconfig.json vite.config.ts react-router.config.ts ./
COPY src ./src
ARG SOURCE_DATE_EPOCH=0
# Collects what the product needs at run time, and no more, with the Node of the lockfile and the bill of materials.
RUN npm run image -- --no-archive && mkdir -p /empty

FROM ${RUN_BASE}
LABEL org.opencontainers.image.title="Umbral" \
      org.opencontainers.image.description="Herramientas para agentes inmobiliarios de España y Latinoamérica" \
      org.opencontainers.image.base.name="gcr.io/distroless/cc-debian12:nonroot"
# Packages and runtime change with the lockfile alone, so that most roll-outs move only the last layers.
COPY --from=build /source/build/image/app/bin /app/bin
COPY --from=build /source/build/image/app/node_modules /app/node_modules
COPY --from=build /source/build/image/app/models /app/models
COPY --from=build /source/build/image/app/package.json /source/build/image/app/sbom.cdx.json /source/build/image/app/ARCHITECTURE.md /app/
COPY --from=build /source/build/image/app/docs /app/docs
COPY --from=build /source/build/image/app/scripts /app/scripts
COPY --from=build /source/build/image/app/src /app/src
COPY --from=build /source/build/image/app/build /app/build
# A volume that is laid over it takes its owner.
COPY --from=build --chown=65532:65532 /empty /data
WORKDIR /app
ENV NODE_ENV=production \
    NODE_OPTIONS=--import=file:///app/src/server/platform/jobs/resolve-once.server.ts \
    MODE=production \
    ROLE=all \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
USER 65532:65532
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["/app/bin/node", "scripts/image/health.ts"]
ENTRYPOINT ["/app/bin/node"]
CMD ["src/server/boot/main.server.ts"]
